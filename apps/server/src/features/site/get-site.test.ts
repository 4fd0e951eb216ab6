import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

test("a guest reads the tenant's own names and settings, and nothing secret of it [OP-GEN-3, OP-TEN-1, T-G-7]", async () => {
  const other = await platform.makeTenant({ name: 'مس سلمى', nameLatin: 'Miss Salma', settings: { digits: 'latin' } });
  const own = await platform.client().call('GET /api/Site');
  const theirs = await platform.client(other).call('GET /api/Site');
  expect(own.body.data.profile).toMatchObject({ tenantId: platform.tenantId, name: 'مستر تست' });
  expect(theirs.body.data.profile).toMatchObject({ tenantId: other, name: 'مس سلمى', nameLatin: 'Miss Salma' });
  expect(theirs.body.data.settings.digits).toBe('latin');
  expect(theirs.text).not.toContain('مستر تست');
  expect(own.text).not.toMatch(/claim|hash|active/i);
});
