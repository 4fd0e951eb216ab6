import { describe, expect, test } from 'vitest';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { createTestSchool } from '../../testing/test-school.ts';

const platform = await sharedPlatform();
const school = createTestSchool(platform);

describe('asking whether a student is enrolled', () => {
  test('answers a plain boolean under both paths and in either casing [API-27, OP-API-3, OP-API-4, OP-API-11, ROLE-08]', async () => {
    const { course, student, phone } = await school.enrolled();
    const other = await school.makeCourse();
    for (const path of ['/api/AdminStudent/IsEnrolled', '/AdminStudent/IsEnrolled']) {
      for (const name of ['courseId', 'courseid']) {
        const held = await phone.request(`${path}?studentId=${student.id}&${name}=${course.id}`);
        expect(held.status, held.text).toBe(200);
        expect(held.body).toEqual({ success: true, message: '', data: true });
        const missing = await phone.request(`${path}?studentId=${student.id}&${name}=${other.id}`);
        expect(missing.body).toEqual({ success: true, message: '', data: false });
      }
    }
  });

  test('without a login, or with a token that is no good, it is simply false [API-27, CDET-35]', async () => {
    const { course, student } = await school.enrolled();
    const guest = platform.client();
    const query = { studentId: student.id, courseId: course.id };
    expect((await guest.call('GET /api/AdminStudent/IsEnrolled', { query })).body.data).toBe(false);
    guest.token = 'no-token-of-this-platform-at-all';
    const answer = await guest.call('GET /api/AdminStudent/IsEnrolled', { query });
    expect([answer.status, answer.body.data]).toEqual([200, false]);
  });

  test.each(['studentId', 'StudentId'])(
    'about somebody else, named as %s, it is refused, says nothing and is written down [OP-ENR-3, OP-ROLE-1, T-G-5]',
    async (name) => {
      const { course, student } = await school.enrolled();
      const nosy = await school.student();
      const url = `/api/AdminStudent/IsEnrolled?${name}=${student.id}&courseId=${course.id}`;
      const answer = await nosy.phone.request(url);
      expect(answer.status, answer.text).toBe(403);
      expect(answer.body.code).toBe('access.other_account');
      const nobody = await nosy.phone.request(url.replace(student.id, '00000000-0000-7000-8000-000000000000'));
      expect(nobody.text).toBe(answer.text);
      const trail = await platform.database
        .owner`select details from audit_events where kind = 'access.other_account' and actor_id = ${nosy.id}`;
      expect(trail).toHaveLength(2);
      expect(trail.map(({ details }) => details.asked)).toContain(student.id);
    },
  );

  test('naming oneself and somebody else at once does not slip through [T-G-5]', async () => {
    const { course, student, phone } = await school.enrolled();
    const other = await school.student();
    const url = `/api/AdminStudent/IsEnrolled?studentId=${student.id}&StudentId=${other.id}&courseId=${course.id}`;
    expect((await phone.request(url)).status).toBe(403);
  });

  test.each(['courseId=1e0', 'courseId=%201', 'courseId=%D9%A1', 'courseId=1&courseId=2', 'courseId=0', ''])(
    'an id that is no id is a bad request: %s [T-G-5]',
    async (query) => {
      const { phone } = await school.student();
      expect((await phone.request(`/api/AdminStudent/IsEnrolled?${query}`)).status).toBe(400);
    },
  );

  test('another tenant’s course is a course that does not exist [T-G-4]', async () => {
    const elsewhere = await createTestSchool(platform, await platform.makeTenant()).makeCourse();
    const { phone } = await school.student();
    const ask = (courseId: number) => phone.call('GET /api/AdminStudent/IsEnrolled', { query: { courseId } });
    expect((await ask(elsewhere.id)).text).toBe((await ask(999_999_999)).text);
  });
});
