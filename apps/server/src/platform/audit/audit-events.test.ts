import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { auditEvents } from './audit-events-table.ts';
import { recordEvent } from './record-event.ts';

const platform = await sharedPlatform();

describe('the audit trail', () => {
  test('the application adds and reads events, and can neither change nor delete them [T-LOG-2]', async () => {
    const { tenantId } = platform;
    const occasion = { tenant: { id: tenantId }, now: platform.clock.now(), caller: { requestId: 'request-1' } };
    await platform.withTenant(tenantId, (tx) => recordEvent(tx, occasion, { kind: 'session.signed_in' }));
    const refused = { cause: { code: '42501' } };
    await expect(
      platform.withTenant(tenantId, (tx) => tx.update(auditEvents).set({ kind: 'nothing' })),
    ).rejects.toMatchObject(refused);
    await expect(platform.withTenant(tenantId, (tx) => tx.delete(auditEvents))).rejects.toMatchObject(refused);
    const events = await platform.withTenant(tenantId, (tx) =>
      tx.select().from(auditEvents).where(eq(auditEvents.requestId, 'request-1')),
    );
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ kind: 'session.signed_in', at: platform.clock.now(), details: {} });
  });

  test('a thousand calls for somebody else’s account leave ten lines, the last with how many they were; others and the next day are told anew [T-CON-8]', async () => {
    const [nosy, other] = [await platform.createAccount(), await platform.createAccount()];
    const { id: target } = await platform.createAccount();
    const trail = (actorId: string) =>
      platform.withTenant(platform.tenantId, (tx) =>
        tx.select().from(auditEvents).where(eq(auditEvents.actorId, actorId)).orderBy(auditEvents.id),
      );
    const devices = { nosy: platform.client(), other: platform.client() };
    await devices.nosy.login(nosy);
    await devices.other.login(other);
    const pry = (device = devices.nosy) =>
      device.call('GET /api/Student/GetStudentLessonsProgress/{userId}', { params: { userId: target } });
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all(Array.from({ length: 100 }, () => pry()));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]));
    }
    const lines = (await trail(nosy.id)).filter(({ kind }) => kind === 'access.other_account');
    expect(lines.map(({ details }) => details.times ?? 1)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512]);
    await pry(devices.other);
    expect((await trail(other.id)).map(({ kind }) => kind)).toContain('access.other_account');
    platform.clock.advance(25 * 60 * 60 * 1000);
    await devices.nosy.login(nosy);
    await pry();
    expect((await trail(nosy.id)).filter(({ kind }) => kind === 'access.other_account')).toHaveLength(11);
  });

  test('signing in and out over and over is told twenty times a day and then at each doubling [T-CON-8]', async () => {
    const account = await platform.createAccount();
    const device = platform.client();
    for (let time = 0; time < 40; time += 1) {
      expect((await device.login(account)).status).toBe(200);
      await device.call('POST /api/Auth/logout', { body: {} } as never);
      device.token = null;
    }
    const lines = await platform.withTenant(platform.tenantId, (tx) =>
      tx.select().from(auditEvents).where(eq(auditEvents.actorId, account.id)),
    );
    expect(lines).toHaveLength(2 * 21);
  });

  test("one tenant's trail is not another's [T-TEN-3]", async () => {
    const other = await platform.makeTenant();
    const seen = await platform.withTenant(other, (tx) => tx.select().from(auditEvents));
    expect(seen).toEqual([]);
  });
});
