import { describe, expect, test } from 'vitest';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { createTestSchool, DAY } from '../../testing/test-school.ts';

const platform = await sharedPlatform();
const school = createTestSchool(platform);

describe('my courses', () => {
  test('are those of the token’s student, newest first, in the paged envelope under both paths [API-28, OP-API-3, OP-MYC-4, MYC-12]', async () => {
    const { course: first, student, phone } = await school.enrolled({ name: 'First' }, DAY);
    const second = await school.makeCourse({ name: 'Second' });
    await school.enrol(student, second);
    await school.enrolled({ name: 'Somebody else’s' });
    for (const path of ['/Student/Student-Enrolled-Courses', '/api/Student/Student-Enrolled-Courses']) {
      const answer = await phone.request(`${path}?studentId=${student.id}&pagenumber=1&pagesize=9`);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body).toMatchObject({
        success: true,
        message: '',
        data: { totalCount: 2, totalPages: 1, currentPage: 1, pageSize: 9 },
      });
      expect(answer.body.data.courses.map(({ id }: { id: number }) => id)).toEqual([second.id, first.id]);
      expect(Object.keys(answer.body.data.courses[0]).sort()).toEqual(
        ['active', 'courseName', 'description', 'enrolledUsers', 'grade', 'id', 'imagePath', 'price', 'term'].sort(),
      );
    }
  });

  test('keep a course that has left the catalogue [OP-MYC-6]', async () => {
    const { course, phone } = await school.enrolled({ active: false });
    const { body } = await phone.call('GET /Student/Student-Enrolled-Courses', { query: {} });
    expect(body.data.courses).toMatchObject([{ id: course.id, active: false }]);
  });

  test('none is an empty success, and a page holds ten unless asked otherwise [OP-MYC-1, OP-MYC-3, LIM-09, OP-API-10]', async () => {
    const { phone } = await school.student();
    const answer = await phone.call('GET /Student/Student-Enrolled-Courses', { query: {} });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({ totalCount: 0, totalPages: 1, currentPage: 1, pageSize: 10, courses: [] });
  });

  test('are paged in either spelling, one at a time for the start-up check [OP-API-4, OP-MYC-1]', async () => {
    const { course: first, student, phone } = await school.enrolled({ units: [] }, DAY);
    const second = await school.makeCourse({ units: [] });
    await school.enrol(student, second);
    const pages = ['pagenumber=2&pagesize=1', 'pageNumber=2&pageSize=1'];
    for (const query of pages) {
      const { body } = await phone.request(`/Student/Student-Enrolled-Courses?${query}`);
      expect(body.data).toMatchObject({ totalPages: 2, currentPage: 2, courses: [{ id: first.id }] });
    }
  });

  test('without a token 401 «Authentication required», with a dead one 401 «Session expired. Please log in again.» [ERR-41, ERR-81, MYC-20]', async () => {
    const guest = platform.client();
    const ask = () => guest.call('GET /Student/Student-Enrolled-Courses', { query: {} });
    expect(await ask()).toMatchObject({ status: 401, body: { success: false, message: 'Authentication required' } });
    guest.token = 'no-token-of-this-platform-at-all';
    expect(await ask()).toMatchObject({ status: 401, body: { message: 'Session expired. Please log in again.' } });
  });

  test.each(['studentId', 'StudentId'])(
    'of somebody else, asked as %s, are refused [OP-ENR-3, T-G-5]',
    async (name) => {
      const { student } = await school.enrolled();
      const nosy = await school.student();
      const answer = await nosy.phone.request(`/Student/Student-Enrolled-Courses?${name}=${student.id}`);
      expect(answer.status).toBe(403);
      expect(answer.body.data).toBeUndefined();
    },
  );

  test.each(['studentId=1', 'studentId=a&studentId=b', 'StudentId=%201'])(
    'an id that is no id is a bad request: %s [T-G-5]',
    async (query) => {
      const { phone } = await school.student();
      expect((await phone.request(`/Student/Student-Enrolled-Courses?${query}`)).status).toBe(400);
    },
  );
});
