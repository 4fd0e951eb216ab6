import { describe, expect, test } from 'vitest';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { codeIn, wrongCode } from './mailed-code.fixture.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

const platform = await sharedPlatform();

function forgot(email: string, client: TestClient = platform.client()) {
  return client.call('POST /api/Auth/ForgotPassword', { query: { email } });
}

function reset(email: string, otp: string, client: TestClient = platform.client()) {
  const password = 'sabah-el-kheir';
  return client.call('POST /api/Auth/ResetPassword', {
    body: { email, otp, newPassword: password, confirmPassword: password },
  });
}

function mailsTo(email: string) {
  return platform.keptMail.filter((mail) => mail.to === email);
}

describe('limits of one-time codes', () => {
  test('of a hundred parallel wrong guesses exactly five are looked at, and then even the right code fails [T-OTP-2, OP-RESET-1]', async () => {
    const account = await platform.createAccount();
    await forgot(account.email);
    const code = codeIn(mailsTo(account.email)[0]);
    const answers = await Promise.all(Array.from({ length: 100 }, () => reset(account.email, wrongCode(code))));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([400]));
    const [row] = await platform.database.owner`
      select attempts_left from one_time_codes where account_id = ${account.id}`;
    expect(row?.attempts_left).toBe(0);
    expect((await reset(account.email, code)).body.message).toBe('Password reset failed.');
  });

  test('a right code among four wrong ones still works [T-OTP-2]', async () => {
    const account = await platform.createAccount();
    await forgot(account.email);
    const code = codeIn(mailsTo(account.email)[0]);
    for (let index = 0; index < 4; index += 1) await reset(account.email, wrongCode(code));
    expect((await reset(account.email, code)).status).toBe(200);
  });

  test('of parallel uses of the right code exactly one works [T-OTP-1]', async () => {
    const account = await platform.createAccount();
    await forgot(account.email);
    const code = codeIn(mailsTo(account.email)[0]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => reset(account.email, code)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  test('requests at the same moment send one code, the first ever included [T-OTP-3]', async () => {
    // Several times over: the first round may find the connections still opening, one after the other.
    for (let round = 0; round < 4; round += 1) {
      const account = await platform.createAccount();
      const answers = await Promise.all(Array.from({ length: 10 }, () => forgot(account.email)));
      expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1);
      expect(mailsTo(account.email)).toHaveLength(1);
    }
  });

  test('an account gets five codes an hour and ten a day over both purposes, and the answer never changes [T-OTP-3, OP-RESET-1]', async () => {
    const account = await platform.createAccount({ emailConfirmedAt: null });
    const answers = new Set<string>();
    const ask = async (times: number) => {
      for (let index = 0; index < times; index += 1) {
        platform.clock.advance(MINUTE);
        const confirming = index % 2 === 1;
        const answer = confirming
          ? await platform.client().call('POST /api/Auth/ReSendOtp', { query: { email: account.email } })
          : await forgot(account.email);
        answers.add(`${answer.status} ${answer.text}`);
      }
      return mailsTo(account.email).length;
    };
    expect(await ask(7)).toBe(5);
    platform.clock.advance(HOUR);
    expect(await ask(7)).toBe(10);
    platform.clock.advance(2 * HOUR);
    expect(await ask(2)).toBe(10);
    platform.clock.advance(24 * HOUR);
    expect(await ask(1)).toBe(11);
    expect(answers.size).toBe(1);
  });

  test('one address asks thirty times an hour, whomever it asks for, even all at once [T-OTP-3]', async () => {
    const asker = platform.client();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => forgot(`asked${index}@example.test`, asker)),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(30);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(10);
    const account = await platform.createAccount();
    expect((await forgot(account.email, asker)).status).toBe(429);
    expect((await forgot(account.email)).status).toBe(200);
    platform.clock.advance(HOUR + 1000);
    expect((await forgot(account.email, asker)).status).toBe(200);
  });

  test('codes are spread over the whole million [T-OTP-1]', async () => {
    const codes = new Set<string>();
    for (let round = 0; round < 4; round += 1) {
      const made = await Promise.all(Array.from({ length: 25 }, () => platform.createAccount()));
      await Promise.all(made.map((account) => forgot(account.email)));
      for (const account of made) codes.add(codeIn(mailsTo(account.email)[0]));
    }
    expect(codes.size).toBeGreaterThan(95);
    expect([...codes].filter((code) => Number(code) >= 500_000).length).toBeGreaterThan(20);
    expect([...codes].filter((code) => Number(code) < 500_000).length).toBeGreaterThan(20);
  });
});
