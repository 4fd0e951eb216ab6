import { expect, test } from 'vitest';
import { staffOf } from '../../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import { createTestSchool, DAY, unitId } from '../../../testing/test-school.ts';

const platform = await sharedPlatform();
const school = createTestSchool(platform);
const teacher = await staffOf(platform, 'teacher');

async function shutOutOf(unit: number): Promise<number> {
  const answer = await teacher.call('GET /api/teach/units/{unitId}/shut-out', { params: { unitId: unit } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data.students;
}

const VIDEO = { type: 'Video' as const };

test('for how many a unit has closed is told of who holds it, by every right and more time together [DESK-322]', async () => {
  const { owner } = platform.database;
  const { course } = await school.enrolled({ units: [{ lessons: [VIDEO] }, { lessons: [VIDEO] }] }, 8 * DAY);
  const [given, longer, both, alone, gone] = await Promise.all(Array.from({ length: 5 }, () => school.student()));
  const [first, second] = [unitId(course, 0), unitId(course, 1)];
  const ago = (days: number) => new Date(platform.clock.now().getTime() - days * DAY);
  for (const student of [given, longer, both, gone]) if (student) await school.enrol(student, course, 8 * DAY);
  const grant = (student: { id: string } | undefined, at: Date) =>
    owner`insert into unit_grants ${owner({ tenant_id: platform.tenantId, student_id: student?.id ?? '', course_id: course.id, unit_id: first, source: 'code', granted_at: at })}`;
  await owner`update enrolments set extended_until = ${ago(-3)} where student_id = ${longer?.id ?? ''}`;
  await grant(both, ago(2));
  await grant(alone, ago(9));
  await owner`update accounts set disabled = true where id = ${gone?.id ?? ''}`;
  // The first, and who is given time below, and who bought it alone.
  expect([await shutOutOf(first), await shutOutOf(second)]).toEqual([3, 0]);
  const more = await teacher.call('POST /api/teach/students/{studentId}/extend-unit', {
    params: { studentId: given?.id ?? '' },
    body: { unitId: first, was: null, until: ago(-1).toISOString(), reason: 'كان عيان' },
  });
  expect(more.status, more.text).toBe(200);
  expect(await shutOutOf(first)).toBe(2);
  await owner`update courses set open_to_all = true where id = ${course.id}`;
  expect(await shutOutOf(first)).toBe(0);
});
