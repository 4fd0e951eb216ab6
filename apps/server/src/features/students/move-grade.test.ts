import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { TestClient } from '../../testing/test-client.ts';

const platform = await sharedPlatform();

async function newSchool(grades: (string | null)[]) {
  const tenantId = await platform.makeTenant();
  const teacher = platform.client(tenantId);
  await teacher.login(await platform.createAccount({ role: 'teacher' }, tenantId));
  const ids: string[] = [];
  for (const grade of grades) {
    ids.push((await platform.createAccount({ ...(grade ? { grade } : {}) }, tenantId)).id);
    if (!grade) await platform.database.owner`update accounts set grade = null where id = ${ids.at(-1) ?? ''}`;
  }
  const gradesNow = async () => {
    const rows = await platform.database.owner`select id, grade from accounts where tenant_id = ${tenantId}`;
    return ids.map((id) => rows.find((row) => row.id === id)?.grade ?? null);
  };
  return { tenantId, teacher, ids, gradesNow };
}

type From = 'prep3' | 'Secondary1' | 'Secondary2' | 'Secondary3' | 'all';
const move = (teacher: TestClient, from: From, expected: number, key: string = randomUUID()) =>
  teacher.call('POST /api/teach/student-grades/move', { body: { key, from, expected } });

async function ended(teacher: TestClient, jobId: string) {
  return expect
    .poll(async () => (await teacher.call('GET /api/teach/jobs/{jobId}', { params: { jobId } })).body.data)
    .toMatchObject({ state: expect.stringMatching(/done|failed/) })
    .then(async () => (await teacher.call('GET /api/teach/jobs/{jobId}', { params: { jobId } })).body.data);
}

describe('moving a cohort', () => {
  test('all grades move one step at once, the last one finishes, and the move is undone but for who changed since; the trail offers it [DESK-97]', async () => {
    const { tenantId, teacher, ids, gradesNow } = await newSchool(['prep3', 'Secondary1', 'Secondary3', null]);
    const counts = (await teacher.call('GET /api/teach/student-grades')).body.data.grades;
    expect(counts).toContainEqual({ grade: 'Secondary1', count: 1 });
    const key = randomUUID();
    const presses = await Promise.all([move(teacher, 'all', 3, key), move(teacher, 'all', 3, key)]);
    expect(presses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await ended(teacher, key)).toMatchObject({ state: 'done', result: { moved: 3 } });
    expect(await gradesNow()).toEqual(['Secondary1', 'Secondary2', null, null]);
    const trail = await platform.database
      .owner`select details from audit_events where tenant_id = ${tenantId} and subject_id = ${ids[2] ?? ''} and kind = 'student.grade_moved'`;
    expect(trail[0]?.details).toEqual({ before: { grade: 'Secondary3' }, after: { grade: null } });

    const owner = platform.client(tenantId);
    await owner.login(await platform.createAccount({ role: 'owner' }, tenantId));
    const told = async () => {
      const { events } = (await owner.call('GET /api/teach/audit', { query: { group: 'students' } })).body.data;
      return events.map(({ kind, undoableMove }: Record<string, unknown>) => [kind, undoableMove]);
    };
    expect(await told()).toEqual([['students.grade_moved', key]]);

    await platform.database.owner`update accounts set grade = 'Secondary3' where id = ${ids[0] ?? ''}`;
    const undoKey = randomUUID();
    await teacher.call('POST /api/teach/student-grades/undo', { body: { key: undoKey, move: key } });
    expect(await ended(teacher, undoKey)).toMatchObject({ state: 'done', result: { returned: 2 } });
    expect(await gradesNow()).toEqual(['Secondary3', 'Secondary1', 'Secondary3', null]);
    expect(await told()).toEqual([
      ['students.move_undone', null],
      ['students.grade_moved', null],
    ]);
    const again = randomUUID();
    await teacher.call('POST /api/teach/student-grades/undo', { body: { key: again, move: key } });
    expect((await ended(teacher, again)).problem.code).toBe('students.move_undone');
  });

  test('a cohort that is not the one agreed to stays where it is', async () => {
    const { teacher, gradesNow } = await newSchool(['Secondary1', 'Secondary1']);
    const key = randomUUID();
    await move(teacher, 'Secondary1', 1, key);
    expect((await ended(teacher, key)).problem.code).toBe('students.cohort_changed');
    expect(await gradesNow()).toEqual(['Secondary1', 'Secondary1']);
  });

  test('only what moved is undone: another job is none, and an assistant may neither move nor undo', async () => {
    const { tenantId, teacher } = await newSchool([]);
    const answer = await teacher.call('POST /api/teach/student-grades/undo', {
      body: { key: randomUUID(), move: randomUUID() },
    });
    expect(answer.body.code).toBe('job.not_found');
    const assistant = platform.client(tenantId);
    await assistant.login(await platform.createAccount({ role: 'assistant' }, tenantId));
    expect((await move(assistant, 'all', 1)).status).toBe(403);
  });
});
