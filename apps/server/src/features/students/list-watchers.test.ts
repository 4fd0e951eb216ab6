import { expect, test } from 'vitest';
import { enrolStudent, makeCourse } from '../../testing/classroom.ts';
import { staffOf } from '../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';

const platform = await sharedPlatform();
const teacher = await staffOf(platform, 'teacher');

test('a lesson tells who watched how many seconds of it, who only pressed done, and whose account is passed around [DESK-63]', async () => {
  const { owner } = platform.database;
  const course = await makeCourse(platform, { units: [{ lessons: [{ type: 'Video' }, { type: 'Quiz' }] }] });
  const [lessonId = 0, quiz = 0] = course.units[0]?.lessonIds ?? [];
  await owner`update lessons set duration_seconds = 600 where id = ${lessonId}`;
  const watched = async (name: string, covered: [number, number][] | null, done: boolean) => {
    const { student } = await enrolStudent(platform, course.id, { name });
    if (covered) {
      await owner`insert into lesson_progress (tenant_id, student_id, course_id, lesson_id, covered, completed_at, updated_at)
        values (${platform.tenantId}, ${student.id}, ${course.id}, ${lessonId}, ${owner.json(covered)},
          ${done ? platform.clock.now() : null}, ${platform.clock.now()})`;
    }
    return student;
  };
  await watched('أ شاف', [[0, 200], [300, 500]], true); // biome-ignore format: stretches
  await watched('ب داس بس', [[0, 5]], true);
  await watched('ج لسه', null, false);
  const shared = await watched('د في النص', [[10, 40]], false);
  for (let at = 0; at < 4; at += 1) {
    await owner`insert into devices (tenant_id, account_id, id, cookie_hash, label, first_seen_at, last_login_at)
      values (${platform.tenantId}, ${shared.id}, gen_random_uuid(), ${Buffer.from([at])}, 'phone',
        ${platform.clock.now()}, ${platform.clock.now()})`;
  }
  const ask = async (query = {}) =>
    (await teacher.call('GET /api/teach/watch/{lessonId}', { params: { lessonId }, query })).body.data;
  const all = await ask();
  expect([all.durationSeconds, all.next]).toEqual([600, null]);
  type Line = { name: string; coveredSeconds: number; reading: string; manyDevices: boolean };
  expect(all.students.map(({ name, coveredSeconds, reading }: Line) => [name, coveredSeconds, reading])).toEqual([
    ['أ شاف', 400, 'watched'],
    ['ب داس بس', 5, 'only-pressed'],
    ['ج لسه', 0, 'not-begun'],
    ['د في النص', 30, 'partly'],
  ]);
  expect(all.students.filter(({ manyDevices }: Line) => manyDevices).map(({ name }: Line) => name)).toEqual([
    'د في النص',
  ]);
  const names = async (only: string) => (await ask({ only })).students.map(({ name }: Line) => name);
  expect([await names('only-pressed'), await names('not-begun')]).toEqual([['ب داس بس'], ['ج لسه']]);
  const wrong = await teacher.call('GET /api/teach/watch/{lessonId}', { params: { lessonId: quiz }, query: {} });
  expect(wrong.body.code).toBe('lesson.not_a_video');
});
