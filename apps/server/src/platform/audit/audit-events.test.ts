import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { auditEvents } from './audit-events-table.ts';
import { recordEvent } from './record-event.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

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

  test("one tenant's trail is not another's [T-TEN-3]", async () => {
    const other = await platform.makeTenant();
    const seen = await platform.withTenant(other, (tx) => tx.select().from(auditEvents));
    expect(seen).toEqual([]);
  });
});
