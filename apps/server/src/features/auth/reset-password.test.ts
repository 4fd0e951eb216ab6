import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { DomainError } from '../../errors/domain-error.ts';
import { isSignedIn } from '../../testing/is-signed-in.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { startSmtpListener } from '../../testing/smtp-listener.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { codeIn, wrongCode } from './mailed-code.fixture.ts';

const smtp = await startSmtpListener();
afterAll(() => smtp.stop());
const platform = await sharedPlatform({ variables: { SMTP_URL: smtp.url } });
afterEach(() => vi.restoreAllMocks());

const NEW_PASSWORD = 'shams-el-asil';

async function codeFor(email: string): Promise<string> {
  await platform.client().call('POST /api/Auth/ForgotPassword', { query: { email } });
  return codeIn(await smtp.mailTo(email));
}

function reset(
  email: string,
  otp: string,
  { client = platform.client(), password = NEW_PASSWORD, confirmPassword = password }: Partial<Reset> = {},
) {
  return client.call('POST /api/Auth/ResetPassword', { body: { email, otp, newPassword: password, confirmPassword } });
}

interface Reset {
  client: TestClient;
  password: string;
  confirmPassword: string;
}

describe('ForgotPassword', () => {
  test.each(['/api/Auth/ForgotPassword', '/Auth/ForgotPassword'])(
    '%s takes the e-mail in the query, answers the message and mails six digits [API-19, ERR-22, OP-RESET-1]',
    async (path) => {
      const account = await platform.createAccount();
      const answer = await platform
        .client()
        .call(`POST ${path}` as 'POST /api/Auth/ForgotPassword', { query: { email: account.email } });
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ success: true, message: 'OTP has been sent to your email.' });
      const mail = await smtp.mailTo(account.email);
      expect(mail.subject).toBe('كود تغيير كلمة السر | مستر تست');
      expect(codeIn(mail)).toMatch(/^\d{6}$/);
    },
  );

  test('an unknown e-mail, a disabled account and nonsense get the same answer and no mail [OP-RESET-2, T-OTP-4]', async () => {
    const account = await platform.createAccount();
    const disabled = await platform.createAccount({ disabled: true });
    const answers = [];
    for (const email of [account.email, 'nobody@example.test', disabled.email, 'nonsense']) {
      answers.push(await platform.client().call('POST /api/Auth/ForgotPassword', { query: { email } }));
    }
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1);
    await smtp.mailTo(account.email);
    const rows = await platform.database.owner`select recipient from mails`;
    const recipients = rows.map((row) => row.recipient);
    expect(recipients).toContain(account.email);
    for (const email of ['nobody@example.test', disabled.email, 'nonsense']) expect(recipients).not.toContain(email);
  });

  test('every answer takes at least the floor, so its time tells nothing [T-OTP-4]', async () => {
    const account = await platform.createAccount();
    for (const email of [account.email, 'nobody@example.test']) {
      const started = performance.now();
      await platform.client().call('POST /api/Auth/ForgotPassword', { query: { email } });
      expect(performance.now() - started).toBeGreaterThanOrEqual(149);
    }
  });
});

describe('ResetPassword', () => {
  test.each(['/api/Auth/ResetPassword', '/Auth/ResetPassword'])(
    'email, otp, newPassword and confirmPassword at %s set the new password [API-20, ERR-23]',
    async (path) => {
      const account = await platform.createAccount();
      const otp = await codeFor(account.email);
      const answer = await platform.client().call(`POST ${path}` as 'POST /api/Auth/ResetPassword', {
        body: { email: account.email, otp, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
      });
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body).toEqual({ success: true, message: 'Password has been reset successfully' });
      expect((await platform.client().login(account)).status).toBe(400);
      expect((await platform.client().login({ email: account.email, password: NEW_PASSWORD })).status).toBe(200);
    },
  );

  test('different passwords are said first, then a short one, before the code is looked at [RESET-12, RESET-13, LIM-04, RULE-22]', async () => {
    const account = await platform.createAccount();
    const otp = await codeFor(account.email);
    const differ = await reset(account.email, otp, { password: 'abc', confirmPassword: 'abd' });
    expect(differ.status).toBe(400);
    expect(differ.body.message).toBe('Passwords do not match');
    const short = await reset(account.email, otp, { password: 'abc12' });
    expect(short.body.message).toBe('Password must be at least 6 characters');
    expect((await reset(account.email, '', {})).body.message).toBe('Password reset failed.');
    expect((await reset(account.email, otp)).status).toBe(200);
  });

  test('a wrong code and an unknown e-mail get the same refusal [ERR-24, T-OTP-4]', async () => {
    const account = await platform.createAccount();
    const otp = await codeFor(account.email);
    const wrong = await reset(account.email, wrongCode(otp));
    const unknown = await reset('nobody@example.test', otp);
    expect(wrong.status).toBe(400);
    expect(wrong.body).toMatchObject({ success: false, code: 'reset.failed', message: 'Password reset failed.' });
    expect(unknown.text).toBe(wrong.text);
  });

  test('it drops every login and device, frees a student stuck at the limit and tells the owner by mail [OP-RESET-5, T-AUTH-7, OP-SESS-5]', async () => {
    const account = await platform.createAccount();
    const [phone, laptop, stuck] = [platform.client(), platform.client(), platform.client()];
    await phone.login(account);
    await laptop.login(account);
    expect((await stuck.login(account)).body.code).toBe('auth.device_limit');
    const otp = await codeFor(account.email);
    // A browser that keeps no id is remembered by its cookie alone.
    stuck.headers = { deviceid: '' };
    expect((await reset(account.email, otp, { client: stuck })).status).toBe(200);
    stuck.headers = {};
    const remembered = await platform.database.owner`
      select device_id_hash from devices where account_id = ${account.id}`;
    expect([...remembered]).toEqual([{ device_id_hash: null }]);
    for (const device of [phone, laptop]) {
      expect(await isSignedIn(device)).toBe(false);
      expect((await device.call('POST /api/Auth/refresh-token', { body: {} })).status).toBe(401);
    }
    const renewed = { email: account.email, password: NEW_PASSWORD };
    expect((await stuck.login(renewed)).status).toBe(200);
    expect((await platform.client().login(renewed)).status).toBe(200);
    const notice = await smtp.mailTo(account.email, 2);
    expect(notice.subject).toContain('كلمة السر اتغيّرت');
    expect(notice.text).not.toContain(NEW_PASSWORD);
  });

  test('a common password or the own phone is refused only with the right code, which stays usable [T-AUTH-6]', async () => {
    const account = await platform.createAccount();
    const otp = await codeFor(account.email);
    expect((await reset(account.email, wrongCode(otp), { password: 'password' })).body.code).toBe('reset.failed');
    for (const password of ['password', account.phone, account.email]) {
      expect((await reset(account.email, otp, { password })).body.code).toBe('password.too_common');
    }
    expect((await reset(account.email, otp)).status).toBe(200);
  });

  test("a teacher's new password has twelve characters or more [T-AUTH-6]", async () => {
    const teacher = await platform.createAccount({ role: 'teacher', grade: null });
    const otp = await codeFor(teacher.email);
    const short = await reset(teacher.email, otp, { password: 'elevenchars' });
    expect(short.status).toBe(400);
    expect(short.body.code).toBe('password.staff_too_short');
    expect(short.body.messageAr).toContain('١٢');
    expect((await reset(teacher.email, otp, { password: 'twelve chars' })).status).toBe(200);
  });

  test('a server too busy to hash leaves the code usable [T-OTP-1]', async () => {
    const account = await platform.createAccount();
    const otp = await codeFor(account.email);
    vi.spyOn(platform.platform.passwords, 'hash').mockRejectedValueOnce(new DomainError('service.busy', {}, 2));
    const busy = await reset(account.email, otp);
    expect(busy.status).toBe(503);
    expect(busy.headers['retry-after']).toBeDefined();
    expect((await platform.client().login(account)).status).toBe(200);
    expect((await reset(account.email, otp)).status).toBe(200);
  });
});
