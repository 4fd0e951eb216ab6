import { randomUUID } from 'node:crypto';
import { api } from '@hessa/contract/api';
import type { EndpointDefinition } from '@hessa/contract/endpoint';
import { GRADES } from '@hessa/rules/courses/grade';
import { servesGrade } from '@hessa/rules/team/served-grades';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../db/rows-of.ts';
import { sampleRequest } from '../testing/sample-request.ts';
import { sharedPlatform } from '../testing/shared-platform.ts';
import type { AnyAnswer, TestClient } from '../testing/test-client.ts';
import { createTestSchool, DAY } from '../testing/test-school.ts';
import { until } from '../testing/until.ts';

const NAME = 'كناريا الأولى';
const PHONE = '01055577700';
const MISSING = '00000000-0000-7000-8000-00000000dead';

/** Those that are more than an assistant's are refused before anything is read: `access.test.ts`. */
const ofAssistants = Object.entries<EndpointDefinition>(api).filter(([, { access }]) => access === 'assistant');

let owner: TestClient;
let free: TestClient;
let limited: TestClient;
let limitedId: string;
/** A student of a grade that the limited assistant does not serve, and what is known of that student. */
const platform = await sharedPlatform();
let outsider: { id: string; code: string; batchId: number; courseId: number; unitId: number };
beforeAll(async () => {
  const school = createTestSchool(platform);
  [owner, free, limited] = [platform.client(), platform.client(), platform.client()];
  await owner.login(await platform.createAccount({ role: 'owner', grade: null }));
  await free.login(await platform.createAccount({ role: 'assistant', grade: null }));
  const assistant = await platform.createAccount({ role: 'assistant', grade: null });
  limitedId = assistant.id;
  await limited.login(assistant);
  await platform.createAccount({ name: 'طالب تالتة', grade: 'Secondary3' });
  const account = await platform.createAccount({ name: NAME, phone: PHONE, grade: 'Secondary1' });
  const phone = platform.client();
  await phone.login(account);
  const course = await school.makeCourse({ units: [{ lessons: [{ type: 'Video' }] }] });
  const code = await school.courseCode(course);
  const redeemed = await phone.call('POST /api/Student/add-course-by-code', { query: { Code: code } });
  expect(redeemed.status, redeemed.text).toBe(200);
  const { body } = await owner.call('GET /api/teach/code-batches', { query: {} });
  outsider = {
    ...{ id: account.id, code, courseId: course.id },
    batchId: body.data.batches[0].id,
    unitId: course.units[0]?.id ?? 0,
  };
  expect((await limit(['Secondary3'])).status).toBe(200);
});

async function limit(grades: string[] | null, was: string[] | null = null): Promise<AnyAnswer> {
  return owner.call('POST /api/teach/team/{memberId}/grades', {
    params: { memberId: limitedId },
    body: { was, grades } as never,
  });
}

const isAboutStudents = ({ params, body }: EndpointDefinition) =>
  Boolean(params?.shape.studentId ?? body?.shape.selected);

/** Asked for even where it may be left out. */
const OPTIONAL = ['search'];

/** A call that fits its schemas and is about this student wherever it can be about one. */
async function ask(device: TestClient, endpoint: EndpointDefinition, studentId: string): Promise<AnyAnswer> {
  const about: Record<string, unknown> = {
    studentId,
    selected: [studentId],
    key: randomUUID(),
    ...{ typed: PHONE, search: NAME, code: outsider.code },
    ...{ batchId: outsider.batchId, courseId: outsider.courseId, unitId: outsider.unitId },
    until: new Date(platform.clock.now().getTime() + 30 * DAY).toISOString(),
    was: null,
    days: 3,
  };
  const fields = (part: 'params' | 'query' | 'body' | 'form') => Object.keys(endpoint[part]?.shape ?? {});
  const { url, ...request } = sampleRequest(endpoint, endpoint.path, (part, sample) => ({
    ...sample,
    ...Object.fromEntries(
      Object.entries(about).filter(
        ([name]) => name in sample || (OPTIONAL.includes(name) && fields(part).includes(name)),
      ),
    ),
  }));
  return device.request(url, request);
}

/** Everything that is kept of the student, but for what reading leaves behind. */
async function traces(): Promise<unknown> {
  const tables = await platform.database.owner<{ table: string; column: string }[]>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and (column_name in ('student_id', 'account_id', 'redeemed_by')
      or (table_name = 'accounts' and column_name = 'id')) order by 1, 2`;
  const found: Record<string, unknown> = {};
  for (const { table, column } of tables) {
    found[`${table} ${column}`] = await platform.database.owner.unsafe(
      `select to_jsonb(t) as row from "${table}" t where ${column} = $1 order by to_jsonb(t)::text`,
      [outsider.id],
    );
  }
  return found;
}

async function ended(device: TestClient, asked: AnyAnswer) {
  expect(asked.status, asked.text).toBe(200);
  const jobId = asked.body.data.id;
  const job = async () => (await device.call('GET /api/teach/jobs/{jobId}', { params: { jobId } })).body.data;
  await until(async () => !['waiting', 'running'].includes((await job()).state));
  return job();
}

describe('an assistant of some grades, at every call of the console', () => {
  test.each(ofAssistants)(
    '%s knows nobody of another grade: as if there were no such student [DESK-103]',
    async (_name, endpoint) => {
      const before = await traces();
      const [there, nowhere] = [await ask(limited, endpoint, outsider.id), await ask(limited, endpoint, MISSING)];
      if (isAboutStudents(endpoint)) {
        expect([there.status, there.body.code], there.text).toEqual([nowhere.status, nowhere.body.code]);
      }
      for (const told of [NAME, PHONE, outsider.id]) expect(there.text).not.toContain(told);
      if (there.body.data?.state === 'waiting') await ended(limited, there);
      expect(await traces()).toEqual(before);
    },
  );

  test('the canary does sing: an assistant of all grades is told of the student by the same calls', async () => {
    const singing = [];
    for (const [name, endpoint] of ofAssistants.filter(([, { method }]) => method === 'GET')) {
      if ((await ask(free, endpoint, outsider.id)).text.includes(NAME)) singing.push(name);
    }
    expect(singing.sort()).toEqual(['findCode', 'getDeskCard', 'getStudent', 'listStudents', 'searchDesk']);
  });
});

describe('the limit', () => {
  test('the database hides exactly the students that the rule does, and nobody who runs the platform [DESK-103]', async () => {
    const tenantId = await platform.makeTenant();
    for (const grade of [...GRADES, null]) await platform.createAccount({ grade }, tenantId);
    await platform.createAccount({ role: 'teacher', grade: null }, tenantId);
    for (const served of [null, [], ['prep3'], ['Secondary1', 'Secondary3'], GRADES] as const) {
      const seen = await platform.withTenant(
        tenantId,
        (tx) => rowsOf<{ grade: string | null; role: string }>(tx, sql`select grade, role from accounts`),
        'read',
        served,
      );
      const wanted = [...GRADES, null].filter((grade) => servesGrade(served, grade));
      expect(new Set(seen.filter(({ role }) => role === 'student').map(({ grade }) => grade))).toEqual(new Set(wanted));
      expect(seen.filter(({ role }) => role === 'teacher')).toHaveLength(1);
    }
  });

  test('what an assistant did to a student of a grade served no more is not theirs to undo [DESK-103]', async () => {
    await limit(null, ['Secondary3']);
    const until = new Date(platform.clock.now().getTime() + 60 * DAY).toISOString();
    const selection = { key: randomUUID(), selected: [outsider.id], courseId: outsider.courseId, until, reason: 'سفر' };
    const change = await ended(
      limited,
      await limited.call('POST /api/teach/selected-students/extend', { body: selection }),
    );
    expect(change.result).toMatchObject({ done: 1 });
    await limit(['Secondary3']);
    const undo = { body: { key: randomUUID(), change: change.id } };
    const undone = await ended(limited, await limited.call('POST /api/teach/selected-students/undo', undo));
    expect(undone.result).toEqual({ returned: 0, kept: 1 });
  });

  test('is the owner’s to set, of assistants alone, on what was seen, and is written down; a teacher is never bound [DESK-102]', async () => {
    const stale = await limit(['Secondary1'], ['prep3']);
    expect([stale.status, stale.body.code]).toEqual([409, 'teach.changed_meanwhile']);
    expect((await limit([], ['Secondary3'])).status).toBe(400);
    const teacher = await platform.createAccount({ role: 'teacher', grade: null });
    const refused = await owner.call('POST /api/teach/team/{memberId}/grades', {
      params: { memberId: teacher.id },
      body: { was: null, grades: ['prep3'] },
    });
    expect([refused.status, refused.body.code]).toEqual([409, 'team.grades_of_assistants']);
    expect((await limited.call('GET /api/teach/served-grades')).body.data).toEqual({ grades: ['Secondary3'] });
    expect((await free.call('GET /api/teach/served-grades')).body.data).toEqual({ grades: null });
    const role = (was: string, wanted: string) =>
      owner.call('POST /api/teach/team/{memberId}/role', {
        params: { memberId: limitedId },
        body: { was, role: wanted } as never,
      });
    await role('assistant', 'teacher');
    const found = () => limited.call('GET /api/teach/students/{studentId}', { params: { studentId: outsider.id } });
    expect((await found()).status).toBe(200);
    await role('teacher', 'assistant');
    expect((await found()).status).toBe(404);
    const [line] = await platform.database.owner`
      select details from audit_events where tenant_id = ${platform.tenantId} and kind = 'team.grades_changed' order by id`;
    expect(line?.details).toEqual({ before: { servedGrades: null }, after: { servedGrades: ['Secondary3'] } });
  });
});
