import { describe, expect, test } from 'vitest';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { createTestSchool } from '../../testing/test-school.ts';

const platform = await sharedPlatform();
const school = createTestSchool(platform);

const list = (query: string, inTenant?: string) =>
  platform.client(inTenant).request(`/AdminStudent/CourseActive?${query}`);

describe('the catalogue of a grade', () => {
  test('is answered under both paths, to a guest, in the paged envelope [API-24, API-42, ENT-08, ENT-21, CAT-08, OP-API-3, OP-CAT-1, OP-ROLE-1]', async () => {
    const { id } = await school.makeCourse({
      grade: 'Secondary2',
      term: 'Summer',
      name: 'Grammar',
      description: 'Tenses',
      pricePiastres: 12_550,
      imagePath: '/media/a.webp',
    });
    const course = {
      id,
      courseName: 'Grammar',
      description: 'Tenses',
      term: 'Summer',
      imagePath: '/media/a.webp',
      price: 125.5,
      grade: 'Secondary2',
      active: true,
      enrolledUsers: [],
    };
    for (const path of ['/AdminStudent/CourseActive', '/api/AdminStudent/CourseActive']) {
      const answer = await platform.client().request(`${path}?grade=Secondary2`);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body).toEqual({
        success: true,
        message: '',
        data: { totalCount: 1, totalPages: 1, currentPage: 1, pageSize: 10, courses: [course] },
      });
    }
  });

  test.each([
    ['Preparatory3', 'prep3'],
    ['preparatory3', 'prep3'],
    ['PREP3', 'prep3'],
    ['prep3', 'prep3'],
    ['الصف الثالث الإعدادي', 'prep3'],
    ['2nd Secondary', 'Secondary2'],
    ['3', 'Secondary3'],
    ['٣', 'Secondary3'],
    ['secondary1', 'Secondary1'],
    ['1st', 'Secondary1'],
  ])(
    'finds the grade however it is written: %s is %s [RULE-01, RULE-02, RULE-03, RULE-04, RULE-05, RULE-07, OP-RULE-1, OP-ENT-4]',
    async (written, grade) => {
      const tenant = await platform.makeTenant();
      const inTenant = createTestSchool(platform, tenant);
      for (const each of ['prep3', 'Secondary1', 'Secondary2', 'Secondary3'] as const) {
        await inTenant.makeCourse({ grade: each, name: each });
      }
      const { body } = await list(`grade=${encodeURIComponent(written)}`, tenant);
      expect(body.data.courses.map((course: { courseName: string }) => course.courseName)).toEqual([grade]);
    },
  );

  test.each(['Secondary12', '4', 'primary', '', "' or 'a'='a"])(
    'is an empty success, not an error, for the unknown grade «%s» [RULE-06, OP-RULE-5, OP-API-10, CAT-15]',
    async (grade) => {
      const tenant = await platform.makeTenant();
      await createTestSchool(platform, tenant).makeCourse();
      const answer = await list(`grade=${encodeURIComponent(grade)}`, tenant);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body).toEqual({
        success: true,
        message: 'No active courses found for this grade',
        data: { totalCount: 0, totalPages: 1, currentPage: 1, pageSize: 10, courses: [] },
      });
    },
  );

  test('leaves out drafts and other tenants’ courses [OP-MYC-6, T-G-4]', async () => {
    const tenant = await platform.makeTenant();
    const inTenant = createTestSchool(platform, tenant);
    await inTenant.makeCourse({ active: false, name: 'Draft' });
    const shown = await inTenant.makeCourse({ name: 'Shown' });
    await createTestSchool(platform, await platform.makeTenant()).makeCourse({ name: 'Elsewhere' });
    const { body } = await list('grade=1', tenant);
    expect(body.data).toMatchObject({ totalCount: 1, courses: [{ id: shown.id }] });
  });

  test('names no pupil, whoever is enrolled and whoever asks [OP-ENT-1]', async () => {
    const { course, student, phone } = await school.enrolled({ grade: 'prep3' });
    const answer = await phone.request('/AdminStudent/CourseActive?grade=prep3');
    expect(answer.body.data.courses.find(({ id }: { id: number }) => id === course.id).enrolledUsers).toEqual([]);
    expect(answer.text).not.toContain(student.id);
  });

  test('comes in pages of ten, in either spelling of the parameters [LIM-08, LIM-12, LIM-13, CAT-09, OP-API-4]', async () => {
    const tenant = await platform.makeTenant();
    const inTenant = createTestSchool(platform, tenant);
    const ids: number[] = [];
    for (let made = 0; made < 12; made += 1) ids.push((await inTenant.makeCourse({ units: [] })).id);
    const idsOf = async (query: string) => {
      const { body } = await list(`grade=Secondary1&${query}`, tenant);
      return body.data.courses.map(({ id }: { id: number }) => id);
    };
    expect(await idsOf('')).toEqual(ids.slice(0, 10));
    expect(await idsOf('pagenumber=2')).toEqual(ids.slice(10));
    expect(await idsOf('pageNumber=2')).toEqual(ids.slice(10));
    expect(await idsOf('pagenumber=3&pagesize=5')).toEqual(ids.slice(10));
    expect(await idsOf('pageNumber=2&pageSize=5')).toEqual(ids.slice(5, 10));
    expect(await idsOf('pagenumber=9')).toEqual([]);
    const { body } = await list('grade=1&pagesize=5', tenant);
    expect(body.data).toMatchObject({ totalCount: 12, totalPages: 3, pageSize: 5 });
  });

  test.each([
    'pagenumber=0',
    'pagenumber=10001',
    'pagesize=0',
    'pagesize=51',
    'pagesize=-1',
    'pageSize=1e1',
    'pageNumber=%201',
    'pageNumber=%D9%A1',
    'pageSize=5&pageSize=6',
    'grade=1&grade=2',
  ])('refuses a page that cannot be: %s [OP-LIM-2, T-G-5, T-G-8]', async (query) => {
    const answer = await list(query.startsWith('grade') ? query : `grade=1&${query}`);
    expect(answer.status, answer.text).toBe(400);
    expect(answer.body).toMatchObject({ success: false, code: 'request.invalid' });
  });

  test('takes the largest page there is [T-G-8]', async () => {
    expect((await list('grade=1&pagesize=50&pagenumber=10000')).status).toBe(200);
  });
});
