import { describe, expect, test } from 'vitest';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { createTestSchool, DAY, lessonId, unitId } from '../../testing/test-school.ts';

const platform = await sharedPlatform();
const school = createTestSchool(platform);

describe('the lessons of a unit', () => {
  test('are names and kinds beside the unit’s and the course’s names, under both paths [API-32, ENT-24, OP-API-3, OP-API-15]', async () => {
    const { course, phone } = await school.enrolled({
      name: 'Grammar',
      units: [
        {
          name: 'Unit one',
          title: 'Tenses',
          lessons: [
            { type: 'Video', name: 'Watch' },
            { type: 'Quiz', name: 'Try' },
          ],
        },
      ],
    });
    for (const prefix of ['/api', '']) {
      const answer = await phone.request(`${prefix}/Unit/${unitId(course, 0)}/lessons?pageNumber=1&pageSize=10`);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body).toEqual({
        success: true,
        message: '',
        lessons: [
          { id: lessonId(course, 0, 0), lessonName: 'Watch', type: 'Video' },
          { id: lessonId(course, 0, 1), lessonName: 'Try', type: 'Quiz' },
        ],
        unitName: 'Unit one',
        unitTitle: 'Tenses',
        courseName: 'Grammar',
        totalCount: 2,
        totalPages: 1,
        currentPage: 1,
      });
    }
  });

  test('are those of the unit that is asked for, and of a hidden one none [T-G-4]', async () => {
    const unit = { lessons: [{ type: 'Video' as const }] };
    const { course, phone } = await school.enrolled({ units: [unit, unit] });
    const second = `/api/Unit/${unitId(course, 1)}/lessons`;
    expect((await phone.request(second)).body.lessons).toMatchObject([{ id: lessonId(course, 1, 0) }]);
    await platform.database.owner`update units set hidden = true where id = ${unitId(course, 1)}`;
    await platform.database.owner`update courses set version = version + 1 where id = ${course.id}`;
    expect(await phone.request(second)).toMatchObject({ status: 404, body: { code: 'unit.not_found' } });
  });

  test('come ten a page, in order [OP-UNIT-1, OP-API-4, UNIT-54]', async () => {
    const lessons = Array.from({ length: 12 }, () => ({ type: 'Video' as const }));
    const { course, phone } = await school.enrolled({ units: [{ lessons }] });
    const ids = async (query: string) => {
      const { body } = await phone.request(`/api/Unit/${unitId(course, 0)}/lessons?${query}`);
      return body.lessons.map(({ id }: { id: number }) => id);
    };
    expect(await ids('')).toEqual(course.units[0]?.lessonIds.slice(0, 10));
    expect(await ids('pageNumber=2')).toEqual(course.units[0]?.lessonIds.slice(10));
    expect(await ids('pagenumber=3&pagesize=5')).toEqual(course.units[0]?.lessonIds.slice(10));
    expect((await phone.request(`/api/Unit/${unitId(course, 0)}/lessons?pageSize=51`)).status).toBe(400);
  });

  test('are still named when the window is over, but 403 without the unit and 404 without a unit [LEC-19, ERR-46, T-G-4]', async () => {
    const { course, phone } = await school.enrolled({}, 100 * DAY);
    expect((await phone.request(`/api/Unit/${unitId(course, 0)}/lessons`)).status).toBe(200);
    const stranger = await school.student();
    const shut = await stranger.phone.request(`/api/Unit/${unitId(course, 0)}/lessons`);
    expect(shut).toMatchObject({ status: 403, body: { code: 'unit.not_enrolled' } });
    const elsewhere = await createTestSchool(platform, await platform.makeTenant()).makeCourse();
    const missing = await phone.request('/api/Unit/999999999/lessons');
    expect(missing).toMatchObject({ status: 404, body: { code: 'unit.not_found' } });
    expect((await phone.request(`/api/Unit/${unitId(elsewhere, 0)}/lessons`)).text).toBe(missing.text);
    expect((await platform.client().request(`/api/Unit/${unitId(course, 0)}/lessons`)).status).toBe(401);
  });
});
