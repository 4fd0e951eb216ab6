import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { answersWith, enrolStudent, makeCourse, makeQuiz, open, submit } from '../../testing/classroom.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { statementsOf } from '../../testing/statements-of.ts';
import type { AnyAnswer, TestClient } from '../../testing/test-client.ts';
import { DAY } from '../../testing/test-school.ts';
import { until } from '../../testing/until.ts';

const platform = await sharedPlatform();
const [teacher, assistant] = [platform.client(), platform.client()];
await teacher.login(await platform.createAccount({ role: 'teacher' }));
await assistant.login(await platform.createAccount({ role: 'assistant' }));

const names = async (query: object) =>
  (await assistant.call('GET /api/teach/students', { query })).body.data.students.map(
    ({ name }: { name: string }) => name,
  );
const owner = () => platform.database.owner;
const people = async (...wanted: string[]) => {
  const made = [];
  for (const name of wanted) made.push(await platform.createAccount({ name, grade: 'Secondary1' }));
  return made.map(({ id }) => id);
};

/** What came of a job that was just asked for. */
async function ended(device: TestClient, asked: AnyAnswer) {
  expect(asked.status, asked.text).toBe(200);
  const jobId = asked.body.data.id;
  const job = async () => (await device.call('GET /api/teach/jobs/{jobId}', { params: { jobId } })).body.data;
  await until(async () => !['waiting', 'running'].includes((await job()).state));
  return job();
}

describe('the list of students', () => {
  test('a search finds somebody rare, nobody and a name of hundreds alike in every order; the few are found first [DESK-107]', async () => {
    const tenantId = await platform.makeTenant();
    const staff = platform.client(tenantId);
    await staff.login(await platform.createAccount({ role: 'assistant', grade: null }, tenantId));
    await owner()`insert into accounts (tenant_id, id, role, name, email, phone, password_hash, created_at)
      select ${tenantId}, gen_random_uuid(), 'student', case n when 77 then 'زمردة' else 'مريم السيد' end || ' ' || n,
        n || '@many.test', '015' || 10000000 + n, '', now() from generate_series(1, 402) n`;
    await owner()`insert into term_scores (tenant_id, period, student_id, score_sum, quiz_count)
      select tenant_id, 'all', id, length(email), 1 from accounts where tenant_id = ${tenantId} and role = 'student'`;
    for (const sort of ['newest', 'name', 'seen', 'average'] as const) {
      const found = async (search: string) => {
        const ids = new Set<string>();
        let after: string | null = null;
        do {
          const answer: AnyAnswer = await staff.call('GET /api/teach/students', {
            query: { search, sort, ...(after ? { after } : {}) },
          });
          for (const { id } of answer.body.data.students) ids.add(id);
          after = answer.body.data.next;
        } while (after !== null);
        return ids.size;
      };
      expect([sort, await found('مريم'), await found('زمرد'), await found('نسرين')]).toEqual([sort, 401, 1, 0]);
    }
    const listing = async (search: string) =>
      (await statementsOf(() => staff.call('GET /api/teach/students', { query: { search, sort: 'average' } }))).filter(
        (text) => text.includes('"term_scores"'),
      );
    expect((await listing('زمرد')).join()).not.toMatch(/ like /);
    // Along the tenant's own: a scan of its accounts alone, however the statement is planned.
    const looking = await statementsOf(() => staff.call('GET /api/teach/students', { query: { search: 'زمرد' } }));
    expect(looking.filter((text) => / like .*"accounts"."id" desc limit/s.test(text))).toHaveLength(1);
    expect((await listing('مريم')).join()).toMatch(/ like /);
  });

  test('sorted by name, by who is away longest and by the weakest average, page after page, each student once [DESK-55, DESK-126]', async () => {
    const tenantId = await platform.makeTenant();
    const staff = platform.client(tenantId);
    await staff.login(await platform.createAccount({ role: 'assistant' }, tenantId));
    const now = platform.clock.now().getTime();
    for (let at = 0; at < 60; at += 1) {
      const { id } = await platform.createAccount({ name: `طالب ${String(at).padStart(2, '0')}` }, tenantId);
      const seen = at % 3 === 0 ? null : new Date(now - (at % 20) * DAY);
      const created = new Date(now - (at % 10) * DAY);
      await owner()`update accounts set last_seen_at = ${seen}, created_at = ${created} where id = ${id}`;
      if (at % 2 === 0) {
        await owner()`insert into term_scores (tenant_id, period, student_id, score_sum, quiz_count)
          values (${tenantId}, 'all', ${id}, ${at * 2}, 2), (${tenantId}, '2026-First', ${id}, 100, 1)`;
      }
    }
    type Row = { id: string; name: string; average: number | null; lastSeenAt: string | null; createdAt: string };
    async function all(query: object): Promise<Row[]> {
      const rows: Row[] = [];
      let after: string | null = null;
      do {
        const answer: AnyAnswer = await staff.call('GET /api/teach/students', {
          query: { ...query, ...(after ? { after } : {}) },
        });
        expect(answer.status, answer.text).toBe(200);
        rows.push(...answer.body.data.students);
        after = answer.body.data.next;
      } while (after !== null);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      return rows;
    }
    const byName = (await all({ sort: 'name' })).map(({ name }) => name);
    expect(byName).toEqual([...byName].sort());
    expect([byName.length, (await all({})).length]).toEqual([60, 60]);
    const seen = (await all({ sort: 'seen' })).map(({ lastSeenAt }) => lastSeenAt ?? 'never');
    expect([seen.length, seen]).toEqual([60, [...seen].sort()]);
    const averages = (await all({ sort: 'average' })).map(({ average }) => average ?? Number.NaN);
    expect([averages.length, averages]).toEqual([30, [...averages].sort((a, b) => a - b)]);
    expect((await all({ only: 'low', sort: 'average' })).every(({ average }) => (average ?? 100) < 60)).toBe(true);
    const isAway = ({ lastSeenAt, createdAt }: Row) => Date.parse(lastSeenAt ?? createdAt) < now - 7 * DAY;
    const away = await all({ only: 'away', sort: 'seen' });
    expect(away.map(({ id }) => id)).toEqual((await all({ sort: 'seen' })).filter(isAway).map(({ id }) => id));
    // Both who left and who never came stand there.
    expect(new Set(away.map(({ lastSeenAt }) => lastSeenAt === null)).size).toBe(2);
    // The login, the page, whose accounts are passed around, and their time: however many there are.
    const statements = await statementsOf(() => staff.call('GET /api/teach/students', { query: { sort: 'average' } }));
    expect(statements).toHaveLength(4);
    const strange = await staff.call('GET /api/teach/students', {
      query: { sort: 'seen', after: `never~${randomUUID()}` },
    });
    expect(strange.status).toBe(200);
  });

  test('each row tells the newest course, how many there are, and the average over every paper there is; its file names every course [DESK-56, DESK-295]', async () => {
    const first = await makeQuiz(platform);
    const { student, device } = await enrolStudent(platform, first.courseId, { name: 'صف كامل' });
    platform.clock.advance(1000);
    const newest = await makeCourse(platform, { name: 'الكورس الجديد', units: [{ lessons: [{ type: 'Quiz' }] }] });
    await owner()`insert into enrolments (tenant_id, student_id, course_id, enrolled_at, source)
      values (${platform.tenantId}, ${student.id}, ${newest.id}, ${platform.clock.now()}, 'code')`;
    const second = newest.units[0]?.lessonIds[0] ?? 0;
    await submit(device, first.lessonId, answersWith(await open(device, first.lessonId), 2));
    await submit(device, second, answersWith(await open(device, second), 1));
    const row = async () =>
      (await assistant.call('GET /api/teach/students', { query: { search: 'صف كامل' } })).body.data.students[0];
    expect(await row()).toMatchObject({ courseName: 'الكورس الجديد', courseCount: 2, average: 75 });
    const [older] = await owner()`select name from courses where id = ${first.courseId}`;
    const file = await teacher.call('POST /api/teach/student-export', { body: { search: 'صف كامل' } });
    expect(file.body.data.students[0].courseNames).toEqual(['الكورس الجديد', older?.name]);
    const [paper] = await owner()`select submitted_at from quiz_results where lesson_id = ${second}`;
    await teacher.call('POST /api/teach/results/{lessonId}/students/{studentId}/reopen', {
      params: { lessonId: second, studentId: student.id },
      body: { submittedAt: paper?.submitted_at.toISOString(), reason: 'cut line' },
    });
    expect((await row()).average).toBe(100);
    // Whatever is kept beside the papers is what counting them gives.
    const kept = await owner()`select student_id, score_sum, quiz_count from term_scores where period = 'all'
      and tenant_id = ${platform.tenantId} order by 1`;
    const counted = await owner()`select student_id, sum(score) as score_sum, count(*)::int as quiz_count
      from quiz_results where tenant_id = ${platform.tenantId} group by 1 order by 1`;
    expect([...kept]).toEqual([...counted]);
  });
});

describe('students whom somebody ticked', () => {
  test('a course for many: once however often it is pressed, one line in the trail, and back where nothing was begun [DESK-57, DESK-58]', async () => {
    const course = await makeQuiz(platform);
    const [holder, gone, fresh] = await people('معاه', 'اتمسح', 'جديد');
    const begun = await platform.createAccount({ name: 'بدأ' });
    await owner()`insert into enrolments (tenant_id, student_id, course_id, enrolled_at, source)
      values (${platform.tenantId}, ${holder ?? ''}, ${course.courseId}, ${platform.clock.now()}, 'code')`;
    await owner()`delete from accounts where id = ${gone ?? ''}`;
    platform.clock.advance(1000);
    const body = {
      key: randomUUID(),
      selected: [holder, gone, fresh, begun.id].map(String),
      courseId: course.courseId,
      reason: 'دفعوا في السنتر',
    };
    const ask = () => teacher.call('POST /api/teach/selected-students/grant-course', { body });
    const [once, twice] = await Promise.all([ask(), ask()]);
    expect(once.body.data.id).toBe(twice.body.data.id);
    const job = await ended(teacher, once);
    expect(job).toMatchObject({ state: 'done', result: { done: 2, skipped: 1, gone: 1 } });
    const trail = await owner()`select details from audit_events where kind = 'students.granted'`;
    expect(trail.map(({ details }) => details)).toMatchObject([
      { courseId: course.courseId, reason: 'دفعوا في السنتر', count: 2, skipped: 1, gone: 1 },
    ]);
    const other = await teacher.call('POST /api/teach/selected-students/grant-course', {
      body: { ...body, selected: [String(holder)] },
    });
    expect(other.body.code).toBe('job.id_taken');
    // One of them opens the quiz before the teacher thinks better of it.
    const device = platform.client();
    await device.login(begun);
    expect((await open(device, course.lessonId)).status).toBe(200);
    const foreign = await assistant.call('POST /api/teach/selected-students/undo', {
      body: { key: randomUUID(), change: job.id },
    });
    expect(foreign.body.code).toBe('job.not_found');
    const undo = () =>
      teacher.call('POST /api/teach/selected-students/undo', { body: { key: randomUUID(), change: job.id } });
    expect((await ended(teacher, await undo())).result).toEqual({ returned: 1, kept: 1 });
    const holders = await owner()`select student_id from enrolments where course_id = ${course.courseId}`;
    expect(holders.map(({ student_id }) => student_id).sort()).toEqual([holder, begun.id].sort());
    expect((await ended(teacher, await undo())).problem.code).toBe('students.change_undone');
  });

  test('more time for many takes nobody’s away, and a grade for many can be taken back [DESK-57, DESK-58]', async () => {
    const course = await makeCourse(platform);
    const [short, long, without] = await people('وقته قليل', 'وقته كتير', 'مش معاه');
    const day = (days: number) => new Date(platform.clock.now().getTime() + days * DAY).toISOString();
    for (const [id, until] of [
      [short, null],
      [long, day(30)],
    ] as const) {
      await owner()`insert into enrolments (tenant_id, student_id, course_id, enrolled_at, extended_until, source)
        values (${platform.tenantId}, ${id ?? ''}, ${course.id}, ${platform.clock.now()}, ${until}, 'code')`;
    }
    const selected = [short, long, without].map(String);
    const extend = (until: string) =>
      assistant.call('POST /api/teach/selected-students/extend', {
        body: { key: randomUUID(), selected, courseId: course.id, until, reason: 'العيد' },
      });
    expect((await extend(day(-1))).body.code).toBe('enrolment.until_past');
    const job = await ended(assistant, await extend(day(7)));
    expect(job.result).toMatchObject({ done: 1, skipped: 2, gone: 0 });
    const ends = async () =>
      (await owner()`select extended_until from enrolments where course_id = ${course.id} order by extended_until`).map(
        ({ extended_until }) => extended_until?.toISOString() ?? null,
      );
    expect(await ends()).toEqual([day(7), day(30)]);
    await ended(
      assistant,
      await assistant.call('POST /api/teach/selected-students/undo', { body: { key: randomUUID(), change: job.id } }),
    );
    expect(await ends()).toEqual([day(30), null]);
    const body = { key: randomUUID(), selected, grade: 'Secondary2' as const };
    expect((await assistant.call('POST /api/teach/selected-students/move', { body })).status).toBe(403);
    const moved = await ended(teacher, await teacher.call('POST /api/teach/selected-students/move', { body }));
    expect(moved.result).toMatchObject({ done: 3, skipped: 0, gone: 0 });
    const grades = async () =>
      (await owner()`select grade from accounts where id = any(${selected}) order by name`).map(({ grade }) => grade);
    expect(await grades()).toEqual(['Secondary2', 'Secondary2', 'Secondary2']);
    await owner()`update accounts set grade = 'Secondary3' where id = ${long ?? ''}`;
    const back = await teacher.call('POST /api/teach/selected-students/undo', {
      body: { key: randomUUID(), change: moved.id },
    });
    expect((await ended(teacher, back)).result).toEqual({ returned: 2, kept: 1 });
    expect((await grades()).sort()).toEqual(['Secondary1', 'Secondary1', 'Secondary3']);
  });

  test('a file of the ticked ones alone [DESK-59]', async () => {
    const [one, , three] = await people('للملف أ', 'للملف ب', 'للملف ج');
    const file = await teacher.call('POST /api/teach/student-export', { body: { selected: [one, three].map(String) } });
    expect(file.body.data.students.map(({ name }: { name: string }) => name).sort()).toEqual(['للملف أ', 'للملف ج']);
    expect(await names({ search: 'للملف' })).toHaveLength(3);
  });
});
