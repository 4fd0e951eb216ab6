import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { createKnownTenants, TENANT_LIFETIME_MS } from './known-tenants.ts';
import { createShortMemory } from './short-memory.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

describe('the tenants a server knows', () => {
  test('a tenant that is taken out of service is refused within five seconds, and served again within five [T-G-2]', async () => {
    let elapsed = 0;
    const known = createKnownTenants(platform.withTenant, () => elapsed);
    const { owner } = platform.database;
    const id = platform.tenantId;
    expect((await known.find(id))?.id).toBe(id);
    await owner`update tenants set active = false where tenant_id = ${id}`;
    elapsed += TENANT_LIFETIME_MS;
    expect(TENANT_LIFETIME_MS).toBeLessThanOrEqual(5000);
    expect(await known.find(id)).toBeNull();
    await owner`update tenants set active = true where tenant_id = ${id}`;
    expect(await known.find(id)).toBeNull();
    known.forget(id);
    expect((await known.find(id))?.id).toBe(id);
  });
});

describe('a short memory', () => {
  test('parallel questions share one answer, and it is asked again when its time is over', async () => {
    let elapsed = 0;
    let asked = 0;
    const memory = createShortMemory(async () => ++asked, { lifetimeMs: 100, atMost: 10, elapsed: () => elapsed });
    expect(await Promise.all([memory.get('a'), memory.get('a'), memory.get('a')])).toEqual([1, 1, 1]);
    elapsed = 99;
    expect(await memory.get('a')).toBe(1);
    elapsed = 100;
    expect(await memory.get('a')).toBe(2);
  });

  test('a failure is not remembered: the next question is asked afresh [T-R3]', async () => {
    let asked = 0;
    const memory = createShortMemory(
      async () => {
        asked += 1;
        if (asked === 1) throw new Error('away');
        return asked;
      },
      { lifetimeMs: 100, atMost: 10 },
    );
    await expect(memory.get('a')).rejects.toThrow('away');
    expect(await memory.get('a')).toBe(2);
  });

  test('a flood of made-up keys is forgotten oldest first and never grows past the bound', async () => {
    const asked: string[] = [];
    const memory = createShortMemory(async (key) => asked.push(key), { lifetimeMs: 1000, atMost: 3, elapsed: () => 0 });
    for (const key of ['a', 'b', 'c', 'd']) await memory.get(key);
    await memory.get('d');
    await memory.get('b');
    await memory.get('a');
    expect(asked).toEqual(['a', 'b', 'c', 'd', 'a']);
  });
});
