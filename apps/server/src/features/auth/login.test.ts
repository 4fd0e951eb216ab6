import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

describe('login', () => {
  test('answers user (id, name, email, academicYear, phoneNumber) and token, by e-mail or by phone [API-15, ENT-04, GEN-07]', async () => {
    const account = await platform.createAccount({ name: 'مريم أشرف', grade: 'Secondary2' });
    const device = platform.client();
    for (const identifier of [account.email, account.phone, ` ${account.email.toUpperCase()} `]) {
      const answer = await device.call('POST /api/Auth/login', {
        body: { EmailorMobile: identifier, password: account.password },
      });
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body.user).toEqual({
        id: account.id,
        name: 'مريم أشرف',
        email: account.email,
        academicYear: 'Secondary2',
        phoneNumber: account.phone,
        role: 'student',
      });
      expect(answer.body.token).toMatch(/\S{40,}/);
    }
  });
});
