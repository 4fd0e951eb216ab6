import { expect, test } from 'vitest';
import { appConnection } from '../../../testing/app-connection.ts';
import { EXAM, makeExam } from '../../../testing/exam-room.ts';
import { staffOf } from '../../../testing/quiz-desk.ts';
import { scansOf } from '../../../testing/scans-of.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import { statementsOf } from '../../../testing/statements-of.ts';
import { DAY } from '../../../testing/test-school.ts';

const CLASS = 3000;

const platform = await sharedPlatform();
const app = appConnection(platform);

test('whom an exam that is over came too late for is found by one end of the index over when a course was got, also beside row security [DESK-354]', async () => {
  const teacher = await staffOf(platform, 'teacher');
  const { courseId, lessonId } = await makeExam(platform, teacher, {});
  const { owner } = platform.database;
  const now = platform.clock.now().getTime();
  const [placedAt, over] = [new Date(now - 5 * DAY), JSON.stringify({ ...EXAM, lastStartAt: now - DAY })];
  await owner`update lessons set placed_at = ${placedAt}, exam = ${over}::text::jsonb where id = ${lessonId}`;
  await owner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`insert into enrolments (tenant_id, student_id, course_id, enrolled_at, source)
      select ${platform.tenantId}, gen_random_uuid(), ${courseId} + n % 10, ${new Date(now)}::timestamptz - n % 14 * interval '1 day',
        'granted' from generate_series(1, ${10 * CLASS}) n`;
  });
  await owner`analyze enrolments`;
  const sent = await statementsOf(async () => {
    const answer = await teacher.call('GET /api/teach/results/{lessonId}', { params: { lessonId }, query: {} });
    expect(answer.status, answer.text).toBe(200);
  });
  const led = await Promise.all(
    sent
      .filter((text) => text.includes('exam_over'))
      .map(async (text) =>
        (await scansOf(app, platform.tenantId, text)).filter(
          ({ table, ledBy }) => table === 'enrolments' && ledBy.includes('enrolled_at <= '),
        ),
      ),
  );
  // It asks twice: how many it may leave out at most, and whom it does.
  expect(led.map((scans) => scans.length)).toEqual([2]);
});
