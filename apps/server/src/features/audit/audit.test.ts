import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type AuditEvent, recordEvent } from '../../platform/audit/record-event.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { safeDetails } from './safe-details.ts';

const platform = await sharedPlatform();

async function newTrail() {
  const tenantId = await platform.makeTenant();
  const account = await platform.createAccount({ role: 'owner', name: 'صاحب السجل' }, tenantId);
  const owner = platform.client(tenantId);
  await owner.login(account);
  const record = (event: AuditEvent) =>
    platform.withTenant(tenantId, (tx) =>
      recordEvent(tx, { tenant: { id: tenantId }, now: platform.clock.now(), caller: { requestId: 'request' } }, event),
    );
  return { tenantId, owner, ownerId: account.id, record };
}

type Query = Record<string, string>;
async function page(owner: TestClient, query: Query = {}) {
  const answer = await owner.call('GET /api/teach/audit', { query });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
}
const kinds = async (owner: TestClient, query?: Query) =>
  (await page(owner, query)).events.map(({ kind }: { kind: string }) => kind);

describe('the audit trail', () => {
  test('a change shows who made it, to whom, and what was before and after; logins stand apart', async () => {
    const { tenantId, owner } = await newTrail();
    const helper = await platform.createAccount({ role: 'assistant', name: 'منى' }, tenantId);
    await owner.call('POST /api/teach/team/{memberId}/role', {
      params: { memberId: helper.id },
      body: { was: 'assistant', role: 'teacher' },
    });
    expect((await page(owner)).events).toMatchObject([
      {
        kind: 'team.role_changed',
        actor: { name: 'صاحب السجل', role: 'owner' },
        subject: { id: helper.id, name: 'منى' },
        details: { before: { role: 'assistant' }, after: { role: 'teacher' } },
      },
    ]);
    expect(await kinds(owner, { group: 'logins' })).toEqual(['session.signed_in']);
    expect(await kinds(owner, { group: 'codes' })).toEqual([]);
  });

  test('it is searched by whoever did it or had it done to, in any spelling of the name or by phone', async () => {
    const { tenantId, owner, ownerId, record } = await newTrail();
    const ahmed = await platform.createAccount({ name: 'أحمد الشريف', phone: '01033334444' }, tenantId);
    const other = await platform.createAccount({ name: 'سلمى' }, tenantId);
    await record({ kind: 'student.disabled', actorId: ownerId, subjectId: ahmed.id });
    await record({ kind: 'student.enabled', actorId: ownerId, subjectId: other.id });
    await record({ kind: 'account.password_changed', actorId: ahmed.id, subjectId: ahmed.id });
    const his = ['account.password_changed', 'student.disabled'];
    for (const search of ['احمد شريف', '٠١٠٣٣٣٣٤٤٤٤']) expect(await kinds(owner, { search })).toEqual(his);
    expect(await kinds(owner, { person: ahmed.id })).toEqual(his);
    expect(await kinds(owner, { search: 'صاحب السجل' })).toEqual(['student.enabled', 'student.disabled']);
    expect(await kinds(owner, { search: 'محدش' })).toEqual([]);
    expect(await kinds(owner, { person: randomUUID() })).toEqual([]);
  });

  test('dates bound it, and pages follow each other without a gap or a double, also within one moment', async () => {
    const { owner, ownerId, record } = await newTrail();
    const started = platform.clock.now();
    for (let made = 0; made < 70; made += 1) {
      if (made % 10 === 0) platform.clock.advance(1000);
      await record({
        kind: made % 2 ? 'student.disabled' : 'student.enabled',
        actorId: ownerId,
        subjectId: ownerId,
        details: { freed: made },
      });
    }
    for (const query of [{}, { person: ownerId }] as Query[]) {
      const seen: number[] = [];
      let before: string | null = '';
      while (before !== null) {
        const { events, next } = await page(owner, before ? { ...query, before } : query);
        seen.push(...events.map(({ details }: { details: { freed: number } }) => details.freed));
        before = next;
      }
      expect(seen).toEqual(Array.from({ length: 70 }, (_, at) => 69 - at));
    }
    const between = {
      from: new Date(started.getTime() + 2000).toISOString(),
      until: new Date(started.getTime() + 3000).toISOString(),
    };
    expect(await kinds(owner, between)).toHaveLength(10);
    expect((await owner.call('GET /api/teach/audit', { query: { before: 'x' } })).status).toBe(400);
  });

  test('no step leaves a password, a token or a code in the trail, and one that slipped in would not be shown', async () => {
    const { tenantId, owner } = await newTrail();
    const student = await platform.createAccount({}, tenantId);
    const { password } = (
      await owner.call('POST /api/teach/students/{studentId}/temporary-password', {
        params: { studentId: student.id },
      })
    ).body;
    const { token } = (
      await owner.call('POST /api/teach/team/invites', {
        body: { key: randomUUID(), name: 'منى', role: 'assistant' },
      })
    ).body.data;
    const joining = { email: 'mona@example.test', phoneNumber: '01099998888', password: 'a long enough secret' };
    await platform.client(tenantId).call('POST /api/Auth/join-team', { body: { invite: token, ...joining } });
    const trail = await platform.database.owner`select details from audit_events where tenant_id = ${tenantId}`;
    const text = JSON.stringify(trail);
    for (const secret of [password, token, joining.password]) expect(text).not.toContain(secret);
    expect(safeDetails({ newPassword: 'x', before: { tokenHash: 'y', role: 'owner' }, list: [{ otp: 1 }] })).toEqual({
      before: { role: 'owner' },
      list: [{}],
    });
  });
});
