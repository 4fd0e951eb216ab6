import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { codeIn, wrongCode } from './mailed-code.fixture.ts';
import { registrationForm } from './registration-form.fixture.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ variables: { LOG_LEVEL: 'debug' } });
});
afterAll(() => platform.stop());
afterEach(() => vi.restoreAllMocks());

describe('logs', () => {
  test('a phone, an e-mail, a name, a password, a code, a token and a device id go through every account call and into no log line [T-LOG-1, T-OTP-5, OP-RESET-4]', async () => {
    const form = registrationForm({
      UserName: 'Canaryname',
      Email: 'canary-mail@example.test',
      PhoneNumber: '01287654321',
      ParentPhone: '01587654321',
      Password: 'canary-password',
      ConfirmPassword: 'canary-password',
    });
    const device = platform.client();
    device.deviceId = 'canary-device-id';
    const secrets = [...Object.values(form).filter((text) => text !== 'Secondary2'), device.deviceId];
    const email = form.Email;

    await device.call('POST /api/Auth/register', { form });
    await device.call('POST /api/Auth/register', { form });
    const otp = codeIn(platform.keptMail.at(-1));
    await device.call('POST /api/Auth/confirm-email', { query: { email, otp: wrongCode(otp) } });
    await device.call('POST /api/Auth/confirm-email', { query: { email, otp } });
    await device.call('POST /api/Auth/ReSendOtp', { query: { email } });
    await device.login({ email, password: 'canary-wrong-password' });
    await device.login({ email: form.PhoneNumber, password: form.Password });
    secrets.push(
      otp,
      wrongCode(otp),
      'canary-wrong-password',
      ...(device.token ?? '').split('.'),
      ...device.cookies.values(),
    );
    await device.call('PUT /api/Student/profile', {
      body: { name: 'Canarynewname', password: 'canary-second-password' },
    });
    device.token = (await device.call('POST /api/Auth/refresh-token', { body: {} })).body.data.token;
    secrets.push('Canarynewname', 'canary-second-password', device.token?.split('.')[1] ?? '');
    await device.call('POST /api/Auth/ForgotPassword', { query: { email } });
    const resetCode = codeIn(platform.keptMail.at(-1));
    const password = 'canary-third-password';
    const reset = await device.call('POST /api/Auth/ResetPassword', {
      body: { email, otp: resetCode, newPassword: password, confirmPassword: password },
    });
    expect(reset.status).toBe(200);
    await device.call('POST /api/Auth/logout');
    secrets.push(resetCode, password);

    expect(platform.logLines.length).toBeGreaterThan(10);
    const log = platform.logLines.join('\n');
    // Six digits may stand in an id or a time by chance, so codes are looked for as words.
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(5);
      const found = /^\d{6}$/.test(secret) ? new RegExp(`(?<![\\w.])${secret}(?!\\w)`).test(log) : log.includes(secret);
      expect(found, secret).toBe(false);
    }
    expect(log).toContain('/api/Auth/confirm-email');
    expect(log).not.toContain('?');
  });

  test('a failure nobody foresaw is logged with its place and without its values [T-LOG-1, T-G-9]', async () => {
    const canary = 'canary-in-an-error@example.test';
    const failure = Object.assign(new Error(`insert failed for ${canary}`), { parameters: [canary], detail: canary });
    vi.spyOn(platform.platform.passwords, 'verify').mockRejectedValueOnce(failure);
    const before = platform.logLines.length;
    const answer = await platform.client().login({ email: canary, password: 'canary-password' });
    expect(answer.status).toBe(500);
    expect(answer.body).toMatchObject({
      success: false,
      code: 'service.failed',
      message: 'An unexpected error occurred',
    });
    expect(answer.text).not.toMatch(/insert|canary|\.ts/);
    expect(answer.headers['x-request-id']).toBeTruthy();
    const logged = platform.logLines.slice(before).join('');
    expect(logged).toContain('unexpected failure');
    expect(logged).toContain(String(answer.headers['x-request-id']));
    expect(logged).not.toContain('canary');
  });

  test('line breaks in a field, a header or a query stay inside one JSON line [T-INJ-6]', async () => {
    const before = platform.logLines.length;
    const client = platform.client();
    await client.call('POST /api/Auth/login', {
      body: { EmailorMobile: 'a\r\n{"level":"fatal"}', password: 'x\r\ny' },
    });
    await client.call('POST /api/Auth/ForgotPassword', { query: { email: 'a\r\n{"level":"fatal"}@example.test' } });
    await platform.app.inject({ method: 'GET', url: '/api/nothing%0d%0a%7b%22level%22%3a%22fatal%22%7d' });
    const lines = platform.logLines.slice(before);
    expect(lines).toHaveLength(3);
    for (const line of lines) {
      expect(line.indexOf('\n')).toBe(line.length - 1);
      expect(JSON.parse(line).level).not.toBe('fatal');
    }
  });
});
