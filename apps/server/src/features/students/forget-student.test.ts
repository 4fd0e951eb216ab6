import { describe, expect, test } from 'vitest';
import { staffOf } from '../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { createTestSchool, lessonId } from '../../testing/test-school.ts';
import { until } from '../../testing/until.ts';

const platform = await sharedPlatform();
const school = createTestSchool(platform);
const owner = await staffOf(platform, 'owner');
const teacher = await staffOf(platform, 'teacher');

/** A student who did all there is to do: a quiz, a code, a mail, a note and a trail with the old name in it. */
async function busyStudent() {
  const student = await school.student();
  const course = await school.makeCourse({ units: [{ lessons: [{ type: 'Quiz', questions: [{}] }] }] });
  await school.enrol(student, course);
  const quiz = lessonId(course, 0, 0);
  await student.phone.request(`/Student/contentlesson/${quiz}`);
  await student.phone.call('POST /api/quizresult/submit', { body: { lessonId: quiz, answers: [0] } });
  const code = await school.courseCode(await school.makeCourse());
  await student.phone.request(`/api/Student/add-course-by-code?Code=${code}`, { method: 'POST' });
  const { owner: sql } = platform.database;
  const [row] = await sql`
    update accounts set name = 'اسم ما يتنساش', note = 'كلام عنه' where id = ${student.id} returning phone, parent_phone, email`;
  await platform.withTenant(platform.tenantId, (tx) =>
    platform.platform.mail.post(
      tx,
      platform.tenantId,
      { to: String(row?.email), subject: 'x', text: 'y' },
      platform.clock.now(),
    ),
  );
  await teacher.call('POST /api/teach/students/{studentId}/disabled', {
    params: { studentId: student.id },
    body: { disabled: true, reason: 'اسم ما يتنساش عمل كذا' },
  });
  await sql`insert into seats (tenant_id, student_id, serial)
    select tenant_id, ${student.id}, 100001 + (select count(*) from seats) from accounts where id = ${student.id}`;
  await sql`
    insert into sheet_readings (tenant_id, key, student_id, lesson_id, content_version, letter, rows, page_media_id,
      read_by, read_at, stored_at)
    select tenant_id, gen_random_uuid(), id, ${quiz}, 1, 'أ', '[]', 'page', id, now(), now()
    from accounts where id = ${student.id}`;
  return { ...student, phoneNumber: String(row?.phone), parent: String(row?.parent_phone), code, quiz };
}

type Busy = Awaited<ReturnType<typeof busyStudent>>;

const forget = (way: 'anonymise' | 'delete', student: Busy, { by = owner, phone = student.phoneNumber } = {}) =>
  by.call(`POST /api/teach/students/{studentId}/${way}`, {
    params: { studentId: student.id },
    body: { phone, reason: 'طلب ولي الأمر' },
  });

/** Everything that is stored in any table of the tenant, as one text. */
async function everything(): Promise<string> {
  const { owner: sql } = platform.database;
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id'`;
  const texts = [];
  for (const { name } of tables) texts.push(JSON.stringify(await sql`select t::text from ${sql(name)} t`));
  return texts.join('\n');
}

const count = async (table: string, column: string, id: string) => {
  const { owner: sql } = platform.database;
  const [row] = await sql`select count(*)::int as n from ${sql(table)} where ${sql(column)} = ${id}`;
  return row?.n;
};

describe('a student made anonymous', () => {
  test('is gone as a person from every table, and stays as figures [T-PRIV-1]', async () => {
    const student = await busyStudent();
    const personal = [student.email, student.phoneNumber, student.parent, 'اسم ما يتنساش', 'كلام عنه'];
    const before = await everything();
    for (const text of personal) expect(before).toContain(text);
    const answer = await forget('anonymise', student);
    expect(await count('sheet_readings', 'student_id', student.id)).toBe(0);
    expect(await count('seats', 'student_id', student.id)).toBe(0);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data).toMatchObject({ anonymous: true, phone: '', email: '', parentPhone: null });
    await until(async () => !(await everything()).includes('اسم ما يتنساش'));
    const after = await everything();
    for (const text of personal) expect(after).not.toContain(text);
    expect(await count('quiz_results', 'student_id', student.id)).toBe(1);
    expect(await count('codes', 'redeemed_by', student.id)).toBe(1);
    for (const table of ['sessions', 'devices']) expect(await count(table, 'account_id', student.id)).toBe(0);
    const events = await platform.database.owner`
      select kind, details from audit_events where subject_id = ${student.id} order by id`;
    expect(events.map(({ kind }) => kind)).toContain('student.disabled');
    expect(events.at(-1)).toMatchObject({ kind: 'student.anonymised', details: { reason: 'طلب ولي الأمر' } });
    expect(events.filter(({ kind }) => kind !== 'student.anonymised').map(({ details }) => details)).toEqual(
      events.slice(0, -1).map(() => ({ forgotten: true })),
    );
  });

  test('never signs in again, is in no list, and no door of the console brings the account back', async () => {
    const student = await busyStudent();
    await forget('anonymise', student);
    for (const email of [student.email, student.phoneNumber, `${student.id}@anonymous.invalid`]) {
      expect((await platform.client().login({ email, password: student.password })).status).toBe(400);
    }
    const params = { studentId: student.id };
    const open = await owner.call('POST /api/teach/students/{studentId}/disabled', {
      params,
      body: { disabled: false, reason: 'x' },
    });
    expect([open.status, open.body.code]).toEqual([404, 'student.not_found']);
    const listed = await owner.call('GET /api/teach/students', { query: {} });
    expect(listed.text).not.toContain(student.id);
    expect((await owner.call('GET /api/teach/students/{studentId}', { params })).status).toBe(200);
    expect((await owner.call('GET /api/teach/students/{studentId}/progress', { params })).status).toBe(200);
    const again = await forget('anonymise', student);
    expect([again.status, again.body.data.anonymous]).toEqual([200, true]);
    // The number and the address are free for who comes next.
    const next = await platform.createAccount({ phone: student.phoneNumber, email: student.email });
    expect((await platform.client().login(next)).status).toBe(200);
  });
});

describe('a deleted student', () => {
  test('takes results, courses and devices along; the code stays used, by nobody [T-PRIV-1]', async () => {
    const student = await busyStudent();
    const answer = await forget('delete', student);
    expect(answer.status, answer.text).toBe(200);
    for (const table of ['quiz_results', 'enrolments', 'lesson_progress', 'quiz_attempts', 'term_scores']) {
      expect([table, await count(table, 'student_id', student.id)]).toEqual([table, 0]);
    }
    expect(await count('accounts', 'id', student.id)).toBe(0);
    const found = await owner.call('GET /api/teach/codes/find', { query: { code: student.code } });
    expect(found.body.data).toMatchObject({ code: { state: 'redeemed' }, redeemedBy: null });
    expect(found.body.data.ledger.at(-1)).toMatchObject({ step: 'redeemed', byName: null });
    const again = await forget('delete', student);
    expect(again.status).toBe(404);
    // What lies there for thirty days can be erased at once.
    const { body } = await owner.call('GET /api/teach/deleted', {});
    await owner.call('POST /api/teach/deleted/{deletedId}/erase', { params: { deletedId: body.data[0].id } });
    await until(async () => !(await everything()).includes(student.email));
  });

  test('needs the owner and the student’s own number: a teacher or another number changes nothing [T-CON-1]', async () => {
    const student = await busyStudent();
    for (const way of ['anonymise', 'delete'] as const) {
      expect((await forget(way, student, { by: teacher })).status).toBe(403);
      const other = await forget(way, student, { phone: '01000000000' });
      expect([other.status, other.body.code]).toEqual([400, 'student.confirm_other']);
    }
    const arabic = student.phoneNumber.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    expect((await forget('delete', student, { phone: arabic })).status).toBe(200);
  });
});
