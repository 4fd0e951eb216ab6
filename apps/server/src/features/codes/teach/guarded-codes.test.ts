import { randomUUID } from 'node:crypto';
import { apiByFeature } from '@hessa/contract/api';
import type { EndpointDefinition } from '@hessa/contract/endpoint';
import type { Role } from '@hessa/rules/auth/role';
import { beforeEach, describe, expect, test } from 'vitest';
import { sampleRequest } from '../../../testing/sample-request.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import type { AnyAnswer, TestClient } from '../../../testing/test-client.ts';
import { createTestSchool } from '../../../testing/test-school.ts';

const MINUTE = 60_000;
const PASSWORD = 'kalimet-serr-tawila';

const accounts: Partial<Record<Role, { email: string; password: string }>> = {};
const platform = await sharedPlatform();
const school = createTestSchool(platform);
const teacher = await staff('teacher');
const assistant = await staff('assistant');
const owner = await staff('owner');
beforeEach(async () => {
  for (const [role, device] of Object.entries({ teacher, assistant, owner })) {
    const answer = await device.login(accounts[role as Role] ?? { email: '', password: '' });
    expect(answer.status, answer.text).toBe(200);
  }
});

async function staff(role: Role): Promise<TestClient> {
  const device = platform.client();
  const account = await platform.createAccount({ role, name: `the ${role}`, password: PASSWORD });
  accounts[role] = account;
  await device.login(account);
  return device;
}

/** Time passes; the page renews its token as it goes, which proves nothing. */
async function later(ms: number, ...devices: TestClient[]): Promise<void> {
  const half = Math.floor(ms / 2);
  for (const part of [half, ms - half]) {
    platform.clock.advance(part);
    for (const device of devices) {
      const renewed = await device.call('POST /api/Auth/refresh-token', { body: {} });
      expect(renewed.status, renewed.text).toBe(200);
      device.token = renewed.body.data.token;
    }
  }
}

async function makeBatch(size = 4) {
  const courseId = (await school.makeCourse()).id;
  const answer = await teacher.call('POST /api/teach/code-batches', { body: { key: randomUUID(), courseId, size } });
  expect(answer.status, answer.text).toBe(200);
  return Number(answer.body.data.id);
}

const list = async (who: TestClient, batchId: number) =>
  (await who.call('GET /api/teach/code-batches/{batchId}/codes', { params: { batchId }, query: {} })).body.data;
const prove = (who: TestClient, password: string) => who.call('POST /api/teach/sign-in-proof', { body: { password } });
const voidRest = (batchId: number, body: { reason: string; includeSold?: boolean }) =>
  teacher.call('POST /api/teach/code-batches/{batchId}/void', { params: { batchId }, body });
const unvoid = (batchId: number, voidedAt: string) =>
  teacher.call('POST /api/teach/code-batches/{batchId}/unvoid', { params: { batchId }, body: { voidedAt } });
const sell = (codeId: number) =>
  teacher.call('POST /api/teach/codes/{codeId}/sold', { params: { codeId }, body: { sold: true } });
const codeOf = ({ status, body }: AnyAnswer) => [status, body.code];
const trail = async (kind: string) =>
  platform.database.owner`
    select details, a.name as by from audit_events e left join accounts a on a.id = e.actor_id
    where e.tenant_id = ${platform.tenantId} and kind = ${kind} order by e.id desc`;

const guarded = Object.values(apiByFeature)
  .flatMap((calls) => Object.values(calls) as EndpointDefinition[])
  .filter((endpoint) => endpoint.freshSignIn);
/** Who may do each of them at all. */
const doerOf = ({ access }: EndpointDefinition) => (access === 'owner' ? owner : teacher);

describe('what is worth money', () => {
  test('making, printing, voiding codes, taking that back, exporting students and marks and deleting for good are declared to need a fresh sign-in [T-CODE-9, T-CON-3]', () => {
    expect(guarded.map(({ path }) => path).sort()).toEqual([
      '/api/teach/code-batches',
      '/api/teach/code-batches/{batchId}/cards',
      '/api/teach/code-batches/{batchId}/export',
      '/api/teach/code-batches/{batchId}/unvoid',
      '/api/teach/code-batches/{batchId}/void',
      '/api/teach/code-receipts/{number}/cancel',
      '/api/teach/code-sellers/{sellerId}/corrections',
      '/api/teach/codes/{codeId}/void',
      '/api/teach/courses/{courseId}/delete',
      '/api/teach/deleted/{deletedId}/erase',
      '/api/teach/gradebooks/{courseId}/export',
      '/api/teach/results/{lessonId}/export',
      '/api/teach/student-export',
      '/api/teach/students/{studentId}/delete',
    ]);
  });

  test.each(guarded.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s is refused a quarter of an hour after the password was typed, and not a moment before [T-CODE-9]',
    async (_name, endpoint) => {
      const { method, url, headers, payload } = sampleRequest(endpoint, endpoint.path);
      const doer = doerOf(endpoint);
      const ask = () => doer.request(url, { method, headers, ...(payload ? { payload } : {}) });
      await later(15 * MINUTE - 1, doer);
      expect((await ask()).body.code).not.toBe('session.proof_needed');
      platform.clock.advance(1);
      expect(codeOf(await ask())).toEqual([403, 'session.proof_needed']);
    },
  );

  test('the password typed again opens it for another quarter of an hour, on this device alone; a wrong one does not [T-CODE-9]', async () => {
    const batchId = await makeBatch();
    const elsewhere = platform.client();
    await elsewhere.login(accounts.teacher ?? { email: '', password: '' });
    const print = (who: TestClient) =>
      who.call('POST /api/teach/code-batches/{batchId}/cards', { params: { batchId } });
    await later(20 * MINUTE, teacher, elsewhere);
    expect(codeOf(await print(teacher))).toEqual([403, 'session.proof_needed']);
    expect(codeOf(await prove(teacher, 'wrong one'))).toEqual([400, 'profile.current_password_needed']);
    expect(codeOf(await print(teacher))).toEqual([403, 'session.proof_needed']);
    expect((await prove(teacher, PASSWORD)).status).toBe(200);
    expect((await print(teacher)).status).toBe(200);
    expect(codeOf(await print(elsewhere))).toEqual([403, 'session.proof_needed']);
    await later(15 * MINUTE, teacher);
    expect(codeOf(await print(teacher))).toEqual([403, 'session.proof_needed']);
  });

  test('guessing the password is counted as at the door [T-CODE-9]', async () => {
    await later(20 * MINUTE, assistant);
    const answers: number[] = [];
    for (let tries = 0; tries < 30; tries += 1) answers.push((await prove(assistant, `guess ${tries}`)).status);
    expect(answers.slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
    expect(answers.at(-1)).toBe(429);
    platform.clock.advance(24 * 60 * MINUTE);
  });

  test('each step is a line of the trail beside the ledger, with who, which batch and how many [T-CODE-9]', async () => {
    const batchId = await makeBatch(3);
    await teacher.call('POST /api/teach/code-batches/{batchId}/cards', { params: { batchId } });
    const { codes } = await list(teacher, batchId);
    await teacher.call('POST /api/teach/codes/{codeId}/void', {
      params: { codeId: codes[0].id },
      body: { reason: 'ضاع' },
    });
    platform.clock.advance(MINUTE);
    await voidRest(batchId, { reason: 'مكتبة قفلت' });
    const by = 'the teacher';
    expect((await trail('codes.made'))[0]).toMatchObject({ by, details: { batch: batchId, count: 3 } });
    expect((await trail('codes.printed'))[0]).toMatchObject({ by, details: { batch: batchId, count: 3 } });
    expect(await trail('codes.voided')).toMatchObject([
      { by, details: { batch: batchId, count: 2, reason: 'مكتبة قفلت' } },
      { by, details: { batch: batchId, count: 1, reason: 'ضاع', serial: codes[0].serial } },
    ]);
    await teacher.call('POST /api/teach/student-export', { body: {} });
    expect((await trail('students.exported'))[0]).toMatchObject({ by });
    const ledger = await platform.database.owner`
      select step, count from code_ledger where batch_id = ${batchId} order by id`;
    expect(ledger.map(({ step, count }) => [step, count])).toEqual([
      ['made', 3],
      ['printed', 3],
      ['listed', 3],
      ['voided', 1],
      ['voided', 2],
    ]);
  });
});

describe('an assistant', () => {
  test('sees no unused code in any answer, only used ones [T-CON-7]', async () => {
    const batchId = await makeBatch(3);
    const { codes } = await list(teacher, batchId);
    const student = await school.student();
    const used = await student.phone.request(`/api/Student/add-course-by-code?Code=${codes[0].code}`, {
      method: 'POST',
    });
    expect(used.status, used.text).toBe(200);
    const answer = await assistant.call('GET /api/teach/code-batches/{batchId}/codes', {
      params: { batchId },
      query: {},
    });
    expect(answer.body.data.codes.map(({ code }: { code: string | null }) => code)).toEqual([
      codes[0].code,
      null,
      null,
    ]);
    const sold = await assistant.call('POST /api/teach/codes/{codeId}/sold', {
      params: { codeId: codes[1].id },
      body: { sold: true },
    });
    expect([sold.status, sold.body.data.state, sold.body.data.code]).toEqual([200, 'sold', null]);
    for (const { code } of codes.slice(1)) expect(answer.text + sold.text).not.toContain(code);
    const print = await assistant.call('POST /api/teach/code-batches/{batchId}/cards', { params: { batchId } });
    expect(print.status).toBe(403);
  });

  test('reads one by saying why: whom it is sold to, or which card it replaces; ledger and trail keep it [T-CON-7, TRUST-65]', async () => {
    const batchId = await makeBatch(2);
    const { codes } = await list(teacher, batchId);
    const reveal = (codeId: number, body: { why: 'sale' | 'replacement'; note: string }) =>
      assistant.call('POST /api/teach/codes/{codeId}/reveal', { params: { codeId }, body });
    expect((await reveal(codes[0].id, { why: 'sale', note: '  ' })).status).toBe(400);
    const sale = await reveal(codes[0].id, { why: 'sale', note: 'أم يوسف' });
    expect([sale.status, sale.body.data.code, sale.body.data.state]).toEqual([200, codes[0].code, 'sold']);
    const replaced = await reveal(codes[1].id, { why: 'replacement', note: 'كارت ٤ مقطوع' });
    expect([replaced.status, replaced.body.data.code, replaced.body.data.state]).toEqual([200, codes[1].code, 'fresh']);
    const story = await assistant.call('GET /api/teach/codes/find', { query: { code: codes[0].code } });
    expect(story.body.data.ledger.slice(-2)).toMatchObject([
      { step: 'revealed', byName: 'the assistant', reason: 'أم يوسف' },
      { step: 'sold', byName: 'the assistant', reason: 'أم يوسف' },
    ]);
    expect((await trail('codes.revealed')).slice(0, 2)).toMatchObject([
      { by: 'the assistant', details: { why: 'replacement', serial: codes[1].serial, reason: 'كارت ٤ مقطوع' } },
      { by: 'the assistant', details: { why: 'sale', serial: codes[0].serial, reason: 'أم يوسف' } },
    ]);
    await voidRest(batchId, { reason: 'x', includeSold: true });
    expect(codeOf(await reveal(codes[0].id, { why: 'sale', note: 'حد' }))).toEqual([409, 'codes.not_sellable']);
    expect(codeOf(await reveal(999_999, { why: 'sale', note: 'حد' }))).toEqual([404, 'codes.code_not_found']);
  });
});

describe('voiding the rest of a batch', () => {
  test('leaves sold cards alone unless they are asked for, and says both numbers [T-CON-7, TRUST-66]', async () => {
    const batchId = await makeBatch(5);
    const { codes } = await list(teacher, batchId);
    for (const { id } of codes.slice(0, 2)) await sell(id);
    const rest = await voidRest(batchId, { reason: 'ضاعت' });
    expect(rest.body.data).toMatchObject({ voidedNow: 3, soldLeft: 2, batch: { voided: 3, sold: 2, fresh: 0 } });
    const bought = await school.student();
    const used = await bought.phone.request(`/api/Student/add-course-by-code?Code=${codes[0].code}`, {
      method: 'POST',
    });
    expect(used.status, used.text).toBe(200);
    const all = await voidRest(batchId, { reason: 'ضاعت', includeSold: true });
    expect(all.body.data).toMatchObject({ voidedNow: 1, soldLeft: 0, batch: { voided: 4, sold: 0, redeemed: 1 } });
  });

  test('can be taken back for an hour, each voiding by itself, with what was sold still sold [T-CON-7, TRUST-67]', async () => {
    const batchId = await makeBatch(4);
    const { codes } = await list(teacher, batchId);
    await sell(codes[0].id);
    await teacher.call('POST /api/teach/codes/{codeId}/void', {
      params: { codeId: codes[3].id },
      body: { reason: 'a' },
    });
    const first = platform.clock.now().toISOString();
    platform.clock.advance(MINUTE);
    await voidRest(batchId, { reason: 'b', includeSold: true });
    const second = platform.clock.now().toISOString();
    expect((await list(teacher, batchId)).undoable).toEqual([
      { voidedAt: second, count: 3 },
      { voidedAt: first, count: 1 },
    ]);
    const back = await unvoid(batchId, second);
    expect(back.body.data).toMatchObject({ restored: 3, batch: { fresh: 2, sold: 1, voided: 1 } });
    expect((await unvoid(batchId, second)).body.data.restored).toBe(0);
    expect((await trail('codes.unvoided'))[0]).toMatchObject({ details: { batch: batchId, count: 3 } });
    const student = await school.student();
    const used = await student.phone.request(`/api/Student/add-course-by-code?Code=${codes[1].code}`, {
      method: 'POST',
    });
    expect(used.status, used.text).toBe(200);
    platform.clock.advance(59 * MINUTE);
    await teacher.login(accounts.teacher ?? { email: '', password: '' });
    expect(codeOf(await unvoid(batchId, first))).toEqual([409, 'codes.void_final']);
    expect((await list(teacher, batchId)).undoable).toEqual([]);
    const foreign = await unvoid(999_999, platform.clock.now().toISOString());
    expect(codeOf(foreign)).toEqual([404, 'codes.batch_not_found']);
  });
});
