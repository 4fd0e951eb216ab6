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

test('the gradebook and the report of an exam find who sits in it by an index of what runs, and read no attempt that was handed in [EXAM-307]', async () => {
  const teacher = await staffOf(platform, 'teacher');
  const { courseId, lessonId } = await makeExam(platform, teacher);
  const { owner } = platform.database;
  const now = platform.clock.now();
  const over = JSON.stringify({ ...EXAM, lastStartAt: now.getTime() - DAY });
  await owner`update lessons set exam = ${over}::text::jsonb where id = ${lessonId}`;
  await owner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`insert into exam_sittings (tenant_id, student_id, lesson_id, number, content_version, started_at, ends_at,
        extra_minutes, holder, handed_in_at, handed_in_by)
      select ${platform.tenantId}, gen_random_uuid(), ${lessonId}, 1, 1, ${now}, ${now}, 0, gen_random_uuid(),
        case when n > 2 then ${now}::timestamptz end, case when n > 2 then 'student' end
      from generate_series(1, ${CLASS}) n`;
  });
  await owner`analyze exam_sittings`;
  const sent = await statementsOf(async () => {
    const params = { courseId };
    const answers = [
      await teacher.call('GET /api/teach/gradebooks/{courseId}', { params }),
      await teacher.call('GET /api/teach/gradebooks/{courseId}/students', { params, query: {} }),
      await teacher.call('GET /api/teach/results/{lessonId}', { params: { lessonId }, query: {} }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
  const asking = sent.filter((text) => text.includes('"exam_sittings"') && text.includes('ends_at'));
  const scans = await Promise.all(asking.map((text) => scansOf(app, platform.tenantId, text)));
  const led = scans.flat().filter(({ table }) => table === 'exam_sittings');
  // Of a tenant or of an exam: neither has an attempt in it that was handed in.
  const ofWhatRuns = expect.stringMatching(/ exam_sittings_(?:due|running)$/);
  expect(led.map(({ how }) => how)).toEqual([ofWhatRuns, ofWhatRuns, ofWhatRuns]);
});
