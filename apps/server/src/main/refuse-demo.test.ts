import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../seed/demo-accounts.ts';
import { seedDemoTenant } from '../seed/demo-tenant.ts';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { refuseDemo } from './refuse-demo.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

describe('production', () => {
  const check = (tenantId: string) =>
    refuseDemo({ withTenant: platform.withTenant, passwords: platform.platform.passwords }, [tenantId]);

  test('refuses to serve a tenant whose demo accounts have the printed password: one clear line [T-SEC-1, T-AUTH-8]', async () => {
    const { withTenant } = platform;
    await seedDemoTenant({ withTenant, platform: platform.platform }, 'tenant6');
    await expect(check('tenant6')).rejects.toThrow(
      /^The tenant tenant6 has the demo account \S+ with the demo's password[^\n]*$/,
    );
  });

  test('serves a tenant without them, one that does not exist yet, and one where a person took such an address', async () => {
    await platform.createAccount({ email: DEMO_ACCOUNTS[0]?.email ?? '', password: 'a password of my own' });
    await expect(check(platform.tenantId)).resolves.toBeUndefined();
    await expect(check('not-there-yet')).resolves.toBeUndefined();
  });
});
