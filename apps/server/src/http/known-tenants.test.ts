import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMemories } from '../platform/memory/memories.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { createKnownTenants, TENANT_LIFETIME_MS } from './known-tenants.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

describe('the tenants a server knows', () => {
  test('a tenant that is taken out of service is refused within five seconds, and served again within five [T-G-2]', async () => {
    const clock = createTestClock();
    const memories = createMemories(clock);
    const known = createKnownTenants(platform.withTenant, memories);
    const { owner } = platform.database;
    const id = platform.tenantId;
    expect((await known.find(id))?.id).toBe(id);
    await owner`update tenants set active = false where tenant_id = ${id}`;
    clock.advance(TENANT_LIFETIME_MS);
    expect(TENANT_LIFETIME_MS).toBeLessThanOrEqual(5000);
    expect(await known.find(id)).toBeNull();
    await owner`update tenants set active = true where tenant_id = ${id}`;
    expect(await known.find(id)).toBeNull();
    memories.edited(id, 'elsewhere');
    expect((await known.find(id))?.id).toBe(id);
  });
});
