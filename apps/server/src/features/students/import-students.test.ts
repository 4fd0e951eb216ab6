import { randomUUID } from 'node:crypto';
import { placeText } from '@hessa/contract/list-place';
import { describe, expect, test } from 'vitest';
import { runLongJob } from '../../platform/jobs/run-long-job.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createTestSchool } from '../../testing/test-school.ts';
import { importStudentsKind } from './import-students-kind.ts';

const platform = await sharedPlatform();

let made = 0;
function newRow(changes: object = {}) {
  made += 1;
  const tail = String(made).padStart(8, '0');
  return {
    name: `طالب ${made}`,
    phone: `012${tail}`,
    parentPhone: `015${tail}`,
    grade: 'Secondary2',
    email: '',
    ...changes,
  };
}

async function newSchool() {
  const tenantId = await platform.makeTenant();
  const teacher = platform.client(tenantId);
  await teacher.login(await platform.createAccount({ role: 'teacher' }, tenantId));
  return { tenantId, teacher };
}
const bring = (teacher: TestClient, students: ReturnType<typeof newRow>[], key: string = randomUUID()) =>
  teacher.call('POST /api/teach/student-import', { body: { key, students } });
const jobOf = async (teacher: TestClient, jobId: string) =>
  (await teacher.call('GET /api/teach/jobs/{jobId}', { params: { jobId } })).body.data;
const done = (teacher: TestClient, jobId: string) =>
  expect.poll(async () => (await jobOf(teacher, jobId)).state).toBe('done');
const passwords = (device: TestClient, jobId: string) =>
  device.call('POST /api/teach/student-import/{jobId}/passwords', { params: { jobId } });

describe('bringing students in from a list', () => {
  test('each gets an account and a password that is told once and works; who has an account is left out', async () => {
    const { tenantId, teacher } = await newSchool();
    const known = await platform.createAccount({}, tenantId);
    const rows = [newRow({ email: 'Own@Example.test' }), newRow({ phone: known.phone }), newRow()];
    const checked = await teacher.call('POST /api/teach/student-import/check', {
      body: { phones: rows.map(({ phone }) => phone), emails: ['own@example.test', known.email] },
    });
    expect(checked.body.data).toEqual({ phones: [known.phone], emails: [known.email] });
    const key = randomUUID();
    const presses = await Promise.all([bring(teacher, rows, key), bring(teacher, rows, key)]);
    expect(presses.map(({ status }) => status)).toEqual([200, 200]);
    await done(teacher, key);
    expect((await jobOf(teacher, key)).result).toMatchObject({ made: 2, skipped: 1 });
    const told = (await passwords(teacher, key)).body.data.students;
    expect(told.map(({ phone }: { phone: string }) => phone)).toEqual([rows[0]?.phone, rows[2]?.phone]);
    for (const { phone, password } of told) {
      expect((await platform.client(tenantId).login({ email: phone, password })).status).toBe(200);
    }
    platform.clock.advance(11 * 60 * 1000);
    const again = await passwords(teacher, key);
    expect([again.status, again.body.code]).toEqual([410, 'students.passwords_told']);
    const trail = await platform.database
      .owner`select kind, details from audit_events where tenant_id = ${tenantId} and kind like 'student%' order by id`;
    expect(trail).toEqual([
      {
        kind: 'students.imported',
        details: { count: 2, skipped: 1, grades: { Secondary2: 2 }, students: expect.any(Array) },
      },
    ]);
  });

  test('a list is one line of the trail with its names, and stands in each student’s own trail [DESK-94]', async () => {
    const { tenantId, teacher } = await newSchool();
    const owner = platform.client(tenantId);
    await owner.login(await platform.createAccount({ role: 'owner' }, tenantId));
    const key = randomUUID();
    const rows = [newRow(), newRow({ grade: 'Secondary3' })];
    await bring(teacher, rows, key);
    await done(teacher, key);
    const events = async (query: object) => (await owner.call('GET /api/teach/audit', { query })).body.data.events;
    const [line, ...others] = await events({ group: 'students' });
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      kind: 'students.imported',
      details: {
        count: 2,
        grades: { Secondary2: 1, Secondary3: 1 },
        students: expect.arrayContaining(rows.map(({ name }) => name)),
      },
    });
    const [student] = await platform.database
      .owner`select id from accounts where tenant_id = ${tenantId} and phone = ${String(rows[0]?.phone)}`;
    expect((await events({ person: String(student?.id) })).map(({ kind }: { kind: string }) => kind)).toEqual([
      'students.imported',
    ]);
  });

  test('a student who was typed in stands in the trail by name and came out of no file [DESK-168]', async () => {
    const { tenantId, teacher } = await newSchool();
    const key = randomUUID();
    const body = { key, students: [newRow()], byHand: true };
    expect((await teacher.call('POST /api/teach/student-import', { body })).status).toBe(200);
    await done(teacher, key);
    const trail = await platform.database.owner`
      select e.kind, a.phone from audit_events e join accounts a on a.id = e.subject_id
      where e.tenant_id = ${tenantId} and e.kind like 'student%'`;
    expect(trail).toEqual([{ kind: 'student.added', phone: body.students[0]?.phone }]);
  });

  test('a try that is taken up again makes nobody twice and still knows who is its own', async () => {
    const { tenantId, teacher } = await newSchool();
    const rows = [newRow(), newRow()];
    const key = randomUUID();
    await bring(teacher, rows, key);
    await done(teacher, key);
    const [kept] = await platform.database.owner`select input from long_jobs where id = ${key}`;
    expect(JSON.stringify(kept)).not.toContain(rows[0]?.phone);
    const input = { wanted: { students: rows.map((row) => ({ ...row, email: `${row.phone}@students.invalid` })) } };
    // As if the server had died after the last student and before the end was written.
    await platform.database
      .owner`update long_jobs set state = 'running', done = 0, result = null, ended_at = null, input = ${platform.database.owner.json(input)} where id = ${key}`;
    const runner = {
      withTenant: platform.withTenant,
      platform: platform.platform,
      kinds: [importStudentsKind as never],
      onFault: (error: unknown) => {
        throw error;
      },
    };
    await runLongJob(runner, { tenantId, jobId: key }, new AbortController().signal);
    expect((await jobOf(teacher, key)).result).toMatchObject({ made: 2, skipped: 0 });
    expect((await passwords(teacher, key)).body.data.students).toHaveLength(2);
  });

  test('a row that registration would refuse stops the whole list, and nothing is made', async () => {
    const { tenantId, teacher } = await newSchool();
    const refused = await bring(teacher, [newRow(), newRow({ parentPhone: '' })]);
    expect([refused.status, refused.body.code]).toEqual([400, 'students.import_row']);
    expect(refused.body.messageAr).toContain('2');
    const rows = await platform.database
      .owner`select 1 from accounts where tenant_id = ${tenantId} and role = 'student'`;
    expect(rows).toHaveLength(0);
  });

  test('a student’s own number as the parent’s stops the list [DESK-220]', async () => {
    const { teacher } = await newSchool();
    const row = newRow();
    const refused = await bring(teacher, [{ ...row, parentPhone: row.phone }]);
    expect([refused.status, refused.body.code]).toEqual([400, 'students.import_row']);
  });

  test('passwords are told to who brought the list alone; an assistant brings none in and takes none out', async () => {
    const { tenantId, teacher } = await newSchool();
    const key = randomUUID();
    await bring(teacher, [newRow()], key);
    await done(teacher, key);
    const [other, assistant] = [platform.client(tenantId), platform.client(tenantId)];
    await other.login(await platform.createAccount({ role: 'owner' }, tenantId));
    await assistant.login(await platform.createAccount({ role: 'assistant' }, tenantId));
    expect((await passwords(other, key)).status).toBe(404);
    expect((await bring(assistant, [newRow()])).status).toBe(403);
    expect((await assistant.call('POST /api/teach/student-export', { body: {} })).status).toBe(403);
  });
});

describe('taking students out', () => {
  test('pages follow each other by their last place, the filter holds, and the trail says how many left', async () => {
    const { tenantId, teacher } = await newSchool();
    for (const grade of ['Secondary1', 'Secondary1', 'Secondary2']) await platform.createAccount({ grade }, tenantId);
    const page = async (body: object) => (await teacher.call('POST /api/teach/student-export', { body })).body.data;
    const { students, next } = await page({ grade: 'Secondary1' });
    expect([students.length, next]).toEqual([2, null]);
    const after = placeText('', students[0].id);
    expect((await page({ grade: 'Secondary1', after })).students).toEqual([students[1]]);
    const trail = await platform.database
      .owner`select details from audit_events where tenant_id = ${tenantId} and kind = 'students.exported' order by id`;
    expect(trail[0]?.details).toEqual({ rows: 2, grade: 'Secondary1' });
  });

  test.each(['newest', 'name', 'seen', 'average'] as const)(
    'a file has its rows as the list on the screen has them, in the order «%s», with all that it shows [DESK-231, DESK-253]',
    async (sort) => {
      const { tenantId, teacher } = await newSchool();
      const { owner } = platform.database;
      const course = await createTestSchool(platform, tenantId).makeCourse({ name: 'Grammar', units: [{}, {}] });
      for (const [name, seen, average] of [
        ['باسم', '2026-11-10', 60],
        ['أمل', null, null],
        ['جنى', '2026-11-02', 90],
        ['داليا', '2026-11-12', 40],
      ] as const) {
        const { id } = await platform.createAccount({ name }, tenantId);
        await owner`update accounts set last_seen_at = ${seen}, last_login_at = null where id = ${id}`;
        await owner`insert into enrolments (tenant_id, student_id, course_id, enrolled_at, source)
          values (${tenantId}, ${id}, ${course.id}, ${platform.clock.now()}, 'code')`;
        if (average === null) continue;
        await owner`insert into term_scores ${owner({ tenant_id: tenantId, period: 'all', student_id: id, score_sum: average, quiz_count: 1 })}`;
      }
      const query = { sort };
      const listed = (await teacher.call('GET /api/teach/students', { query })).body.data.students;
      const file = (await teacher.call('POST /api/teach/student-export', { body: { sort } })).body.data.students;
      // Each has one thing of its own: a file has room for every course.
      const facts = ({ manyDevices: _devices, courseNames: _names, ...student }: (typeof listed)[number]) => student;
      expect(listed).toHaveLength(sort === 'average' ? 3 : 4);
      expect(listed[0]).toMatchObject({ courseName: 'Grammar', courseCount: 1, time: { state: 'open' } });
      expect(file.map(facts)).toEqual(listed.map(facts));
      const after = placeText(sort === 'name' ? file[0].name : sort === 'seen' ? file[0].lastSeenAt : '40', file[0].id);
      const rest = (await teacher.call('POST /api/teach/student-export', { body: { sort, after } })).body.data.students;
      expect(rest.map(facts)).toEqual(listed.slice(1).map(facts));
    },
  );

  test('a file that is fetched in several pages is one line of the trail, which says how many rows it has [DESK-169]', async () => {
    const { tenantId, teacher } = await newSchool();
    const { owner } = platform.database;
    await owner`
      insert into accounts (tenant_id, id, role, name, email, phone, password_hash, created_at)
      select ${tenantId}, gen_random_uuid(), 'student', 'x', n || '@many.test', '013' || lpad(n::text, 8, '0'), '', now()
      from generate_series(1, 1001) n`;
    const page = async (body: object) => (await teacher.call('POST /api/teach/student-export', { body })).body.data;
    const lines = async () =>
      (
        await owner`
          select details from audit_events where tenant_id = ${tenantId} and kind = 'students.exported' order by id`
      ).map(({ details }) => details);
    const { next } = await page({});
    expect((await page({ after: next })).students).toHaveLength(1);
    expect(await lines()).toEqual([{ rows: 1001 }]);
    // Who begins in the middle stands in it all the same.
    platform.clock.advance(20 * 60 * 1000);
    await teacher.login(await platform.createAccount({ role: 'teacher' }, tenantId));
    await page({ after: next });
    expect(await lines()).toEqual([{ rows: 1001 }, { rows: 1001 }]);
  });
});
