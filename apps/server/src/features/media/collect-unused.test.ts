import { expect, test } from 'vitest';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { createTestSchool, lessonId, unitId } from '../../testing/test-school.ts';
import { collectUnusedFiles } from './collect-unused.ts';
import { storedFile } from './stored-file.fixture.ts';

const DAY = 24 * 60 * 60 * 1000;

const platform = await sharedPlatform();

const collect = (tenantId: string) =>
  collectUnusedFiles(platform.withTenant, platform.platform.files, tenantId, platform.clock.now());

test('a file that nothing points to goes after thirty days; one that is pointed to again stays [DESK-101]', async () => {
  const tenantId = await platform.makeTenant();
  const owner = platform.database.owner;
  const school = createTestSchool(platform, tenantId);
  const course = await school.makeCourse({
    units: [
      { lessons: [{ type: 'Video' }, { type: 'Quiz', questions: [{}] }], resources: [{ title: 'x', type: 'pdf' }] },
    ],
  });
  const names = ['unused', 'again', 'video', 'cover', 'question', 'resource', 'portrait', 'deleted'] as const;
  const file = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await storedFile(platform, {}, tenantId)])),
  ) as Record<(typeof names)[number], string>;
  const path = (id: string) => `/media/${tenantId}/${id}`;
  const video = lessonId(course, 0, 0);
  await owner`update lessons set video_media_id = ${file.video} where id = ${video}`;
  await owner`update courses set image_path = ${path(file.cover)} where id = ${course.id}`;
  await owner`update questions set image_media_id = ${file.question} where lesson_id = ${lessonId(course, 0, 1)}`;
  await owner`update unit_resources set media_id = ${file.resource}, url = null where unit_id = ${unitId(course, 0)}`;
  await owner`update tenants set profile = jsonb_set(profile, '{teacher,photoPath}', ${owner.json(path(file.portrait))})
    where tenant_id = ${tenantId}`;
  const account = await platform.createAccount({ role: 'owner' }, tenantId);
  await owner`insert into deleted_things (tenant_id, kind, title, rows, deleted_by, deleted_at)
    values (${tenantId}, 'book', 'x', ${owner.json([{ table: 'books', rows: [{ image_path: path(file.deleted) }] }])},
            ${account.id}, ${platform.clock.now()})`;
  const left = async () => {
    const rows = await owner`select id from media_files where tenant_id = ${tenantId}`;
    return names.filter((name) => rows.some(({ id }) => id === file[name]));
  };

  expect(await collect(tenantId)).toBe(0);
  platform.clock.advance(29 * DAY);
  await owner`update lessons set poster_media_id = ${file.again} where id = ${video}`;
  expect(await collect(tenantId)).toBe(0);
  // Replaced today: its thirty days begin today, however old the file is.
  await owner`update lessons set poster_media_id = null where id = ${video}`;
  platform.clock.advance(2 * DAY);
  expect(await collect(tenantId)).toBe(1);
  expect(await left()).toEqual(names.slice(1));
  expect(await platform.platform.files.size(tenantId, file.unused)).toBeNull();
  expect(await platform.platform.files.size(tenantId, file.again)).toBe(10);
  platform.clock.advance(31 * DAY);
  expect(await collect(tenantId)).toBe(1);
  expect(await left()).toEqual(names.slice(2));
});

test('every column that holds JSON is known to name files, or to name none [DESK-101]', async () => {
  const columns = await platform.database.owner`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'jsonb' order by 1`;
  // A new one is added here, or to what the collection looks into (`NAMED_IN`).
  const nameNoFiles = [
    'accounts.served_grades',
    // What was, not what is: a file that only the trail remembers is unused.
    'audit_events.details',
    'bank_questions.choices',
    'bank_questions.details',
    'bank_questions.tags',
    'code_ledger.taken_back',
    'courses.features',
    'exam_sittings.drawn',
    'exam_sittings.flagged',
    'exam_sittings.grading',
    'exam_sittings.saved',
    'exam_templates.parts',
    'film_rungs.segments',
    'films.facts',
    'films.strip',
    'held_answers.answers',
    'lesson_progress.covered',
    'lessons.exam',
    'long_jobs.input',
    'long_jobs.result',
    'one_time_codes.recent_sends',
    'paper_forms.entries',
    'questions.choices',
    'questions.details',
    'quiz_attempts.drawn',
    'quiz_attempts.saved',
    'quiz_reopenings.earlier_result',
    'quiz_results.answers',
    'second_factors.recovery_hashes',
    'seller_ledger.prices',
    'seller_ledger.taken_back',
    'sheet_readings.rows',
    'tenants.settings',
  ];
  const known = [...nameNoFiles, 'deleted_things.rows', 'tenants.profile'].sort();
  expect(columns.map(({ name }) => name)).toEqual(known);
});
