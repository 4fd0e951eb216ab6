import { afterEach, describe, expect, test, vi } from 'vitest';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { codeIn } from './mailed-code.fixture.ts';

const MINUTE = 60 * 1000;

const platform = await sharedPlatform();
afterEach(() => vi.restoreAllMocks());

function guess(identifier: string, client: TestClient = platform.client(), password = 'guessed-wrong') {
  return client.call('POST /api/Auth/login', { body: { EmailorMobile: identifier, password } });
}

describe('limits of password guessing', () => {
  test('strangers have twenty tries at an account in fifteen minutes, however many they are [T-AUTH-3, OP-AUTH-7, OP-API-14]', async () => {
    const account = await platform.createAccount();
    for (let index = 0; index < 20; index += 1) {
      expect((await guess(index % 2 ? account.email : account.phone)).status).toBe(400);
    }
    const refused = await guess(account.email, platform.client(), account.password);
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ success: false, code: 'limit.too_many_requests' });
    expect(refused.body.messageAr).toMatch(/[\u0600-\u06ff]/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60);
    platform.clock.advance(15 * MINUTE + 1000);
    expect((await guess(account.email, platform.client(), account.password)).status).toBe(200);
  });

  test('a hundred guesses at once are counted as a hundred: twenty are looked at [T-AUTH-3]', async () => {
    const account = await platform.createAccount();
    const verify = vi.spyOn(platform.platform.passwords, 'verify');
    const answers = await Promise.all(Array.from({ length: 100 }, () => guess(account.email)));
    expect(verify).toHaveBeenCalledTimes(20);
    const codes = answers.map(({ body }) => body.code).sort();
    expect(codes).toEqual([
      ...Array(20).fill('auth.invalid_credentials'),
      ...Array(80).fill('limit.too_many_requests'),
    ]);
  });

  test('an account that does not exist is limited in the same way [T-AUTH-2, T-AUTH-3]', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 22; index += 1) statuses.push((await guess('ghost@example.test')).status);
    expect(statuses).toEqual([...Array(20).fill(400), 429, 429]);
  });

  test('a known device has ten tries of its own [T-AUTH-3]', async () => {
    const account = await platform.createAccount();
    const phone = platform.client();
    await phone.login(account);
    for (let index = 0; index < 10; index += 1) expect((await guess(account.email, phone)).status).toBe(400);
    expect((await guess(account.email, phone, account.password)).status).toBe(429);
    expect((await guess(account.email, platform.client(), account.password)).status).toBe(200);
  });

  test('signing in clears the count: honest slips do not add up over the day [T-AUTH-3]', async () => {
    const account = await platform.createAccount();
    const phone = platform.client();
    await phone.login(account);
    for (let round = 0; round < 3; round += 1) {
      for (let index = 0; index < 9; index += 1) await guess(account.email, phone);
      expect((await guess(account.email, phone, account.password)).status).toBe(200);
    }
  });

  test('after a thousand failures from fifty addresses the owner signs in at the first try from a device that was there before [T-AUTH-4]', async () => {
    const account = await platform.createAccount();
    const owner = platform.client();
    await owner.login(account);
    await bombard(account.email);
    expect((await guess(account.email, platform.client(), account.password)).status).toBe(429);
    expect((await owner.login(account)).status).toBe(200);
  });

  test('and from a new device after a reset by e-mail, while the guessing goes on [T-AUTH-4]', async () => {
    const account = await platform.createAccount();
    await bombard(account.email, 2);
    const newPhone = platform.client();
    expect((await newPhone.login(account)).status).toBe(429);
    await newPhone.call('POST /api/Auth/ForgotPassword', { query: { email: account.email } });
    const password = 'a-new-beginning';
    const reset = await newPhone.call('POST /api/Auth/ResetPassword', {
      body: {
        email: account.email,
        otp: codeIn(platform.keptMail.at(-1)),
        newPassword: password,
        confirmPassword: password,
      },
    });
    expect(reset.status, reset.text).toBe(200);
    // The guesses at the old password are forgotten for every device.
    expect((await platform.client().login({ email: account.email, password })).status).toBe(200);
    await bombard(account.email, 2);
    expect((await newPhone.login({ email: account.email, password })).status).toBe(200);
  });

  test('spraying common passwords over many accounts from one address ends after a hundred failures [T-AUTH-5]', async () => {
    const sprayer = platform.client();
    const verify = vi.spyOn(platform.platform.passwords, 'verify');
    let refusals = 0;
    for (const password of ['123456', 'password', 'qwerty']) {
      for (let index = 0; index < 100; index += 1) {
        const answer = await guess(`sprayed${index}@example.test`, sprayer, password);
        if (answer.status === 429) refusals += 1;
      }
    }
    expect(verify).toHaveBeenCalledTimes(100);
    expect(refusals).toBe(200);
  });

  test('spraying all at once gets no more verdicts than one by one, a right guess among them included [T-AUTH-5]', async () => {
    const account = await platform.createAccount();
    const sprayer = platform.client();
    const spray = (from: number, count: number) =>
      Promise.all(Array.from({ length: count }, (_, index) => guess(`parallel${from + index}@example.test`, sprayer)));
    await spray(0, 60);
    const answers = await spray(60, 90);
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(40);
    const late = await guess(account.email, sprayer, account.password);
    expect(late.status).toBe(429);
  });

  test('a right guess that was under way when its address ran out of failures gets no verdict either [T-AUTH-5]', async () => {
    const account = await platform.createAccount();
    const sprayer = platform.client();
    const { passwords } = platform.platform;
    const verify = passwords.verify.bind(passwords);
    vi.spyOn(passwords, 'verify').mockImplementationOnce(async (...asked) => {
      await Promise.all(Array.from({ length: 100 }, (_, index) => guess(`meanwhile${index}@example.test`, sprayer)));
      return verify(...asked);
    });
    expect((await guess(account.email, sprayer, account.password)).status).toBe(429);
  });

  test('a known device signs in from an address that others have used up [T-AUTH-3, T-AUTH-4]', async () => {
    const account = await platform.createAccount();
    const [pupil, vandal] = [platform.client(), platform.client()];
    await pupil.login(account);
    pupil.address = vandal.address;
    // The pupil's own slips are counted for the pupil's device alone.
    for (let index = 0; index < 3; index += 1) expect((await guess(account.email, pupil)).status).toBe(400);
    const judged = await Promise.all(
      Array.from({ length: 100 }, (_, index) => guess(`school${index}@example.test`, vandal)),
    );
    expect(judged.filter(({ status }) => status === 400)).toHaveLength(100);
    expect((await guess('school-last@example.test', vandal)).status).toBe(429);
    expect((await pupil.login(account)).status).toBe(200);
  });

  test('an address is judged by failures: more sign-ins of one school than its failures may be all pass [T-AUTH-3]', async () => {
    const account = await platform.createAccount();
    const school = platform.client();
    for (let index = 0; index < 120; index += 1) {
      expect((await guess(account.email, school, account.password)).status).toBe(200);
    }
    expect((await platform.client().login(account)).status).toBe(200);
  });
});

/** Guesses at one account from fifty addresses: a thousand of them in twenty rounds. */
async function bombard(email: string, rounds = 20): Promise<void> {
  const strangers = Array.from({ length: 50 }, () => platform.client());
  for (let round = 0; round < rounds; round += 1) {
    const answers = await Promise.all(strangers.map((stranger) => guess(email, stranger)));
    for (const answer of answers) expect([400, 429]).toContain(answer.status);
  }
}
