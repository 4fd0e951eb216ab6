import { describe, expect, test } from 'vitest';
import { useCheapPasswords } from '../../../testing/cheap-passwords.ts';
import { isSignedIn } from '../../../testing/is-signed-in.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { authenticatorCode } from './authenticator.fixture.ts';

const HALF_A_MINUTE = 30_000;

const platform = await sharedPlatform();

type Account = Awaited<ReturnType<TestPlatform['createAccount']>>;

const begin = (device: TestClient, password: string) =>
  device.call('POST /api/teach/second-factor/begin', { body: { password } });
const confirm = (device: TestClient, code: string) =>
  device.call('POST /api/teach/second-factor/confirm', { body: { code } });

/** Signs in with a password and, where one is given, a code. */
async function signIn(account: Account, secondFactor?: string, site = platform) {
  const device = site.client();
  const answer = await device.call('POST /api/Auth/login', {
    body: { EmailorMobile: account.email, password: account.password, ...(secondFactor ? { secondFactor } : {}) },
  });
  if (answer.status === 200) device.token = answer.body.token;
  return { device, answer };
}

/** A member of staff with an authenticator, what it holds and the codes for a lost phone. */
async function withAuthenticator(role: 'assistant' | 'owner' = 'owner', site = platform) {
  const account = await site.createAccount({ role });
  const { device, answer } = await signIn(account, undefined, site);
  const begun = await begin(device, account.password);
  expect(begun.status, begun.text).toBe(200);
  const { secret } = begun.body.data;
  const code = () => authenticatorCode(secret, site.clock.now());
  const confirmed = await confirm(device, code());
  expect(confirmed.status, confirmed.text).toBe(200);
  site.clock.advance(HALF_A_MINUTE);
  return { account, device, code, login: answer, recovery: confirmed.body.data.recoveryCodes as string[] };
}

describe('a second factor of staff', () => {
  test('is asked for after the right password only, and a code signs in once [TRUST-09, T-AUTH-15]', async () => {
    const { account, code } = await withAuthenticator('assistant');
    expect((await signIn(account)).answer.body.code).toBe('auth.second_factor_needed');
    expect((await signIn({ ...account, password: 'not-the-password' })).answer.body.code).toBe(
      'auth.invalid_credentials',
    );
    const right = code();
    expect((await signIn(account, '000000')).answer.body.code).toBe('auth.second_factor_wrong');
    const first = await signIn(account, right);
    expect(first.answer.status, first.answer.text).toBe(200);
    expect((await signIn(account, right)).answer.body.code).toBe('auth.second_factor_wrong');
    expect(await isSignedIn(first.device)).toBe(true);
  });

  test('of a hundred guesses with the right password, twenty are looked at [TRUST-09, T-AUTH-3]', async () => {
    const { account } = await withAuthenticator();
    const answers = [];
    for (let guess = 0; guess < 30; guess += 1) {
      const { answer } = await signIn(account, String(guess).padStart(6, '0'));
      answers.push(answer.body.code);
    }
    expect(answers.filter((code) => code === 'auth.second_factor_wrong').length).toBeLessThanOrEqual(20);
    expect(answers.at(-1)).toBe('limit.too_many_requests');
  });

  test('a lost phone is replaced by a code from the paper, each of which works once [TRUST-09, T-AUTH-15]', async () => {
    const { account, recovery } = await withAuthenticator();
    expect(new Set(recovery).size).toBe(10);
    const [one = '', other = ''] = recovery;
    const { device, answer } = await signIn(account, ` ${one.toLowerCase()} `);
    expect(answer.status, answer.text).toBe(200);
    expect((await signIn(account, one)).answer.body.code).toBe('auth.second_factor_wrong');
    expect((await signIn(account, other)).answer.status).toBe(200);
    const state = await device.call('GET /api/teach/second-factor');
    expect(state.body.data).toEqual({ isOn: true, isRequired: false, recoveryLeft: 8 });
  });

  test('is set up with the password and its first code, ends the other logins, and cannot be replaced by who holds the login alone [TRUST-09, T-AUTH-15]', async () => {
    const account = await platform.createAccount({ role: 'teacher' });
    const { device } = await signIn(account);
    const other = await signIn(account);
    expect((await begin(device, 'not-the-password')).body.code).toBe('profile.current_password_needed');
    const begun = await begin(device, account.password);
    expect(begun.body.data.uri).toMatch(/^otpauth:\/\/totp\/[^?]+\?secret=[A-Z2-7]{32}&issuer=/);
    expect((await confirm(device, '000000')).body.code).toBe('second_factor.wrong');
    // Until it is confirmed nobody is asked for it.
    expect((await signIn(account)).answer.status).toBe(200);
    expect((await confirm(device, authenticatorCode(begun.body.data.secret, platform.clock.now()))).status).toBe(200);
    expect(await isSignedIn(other.device)).toBe(false);
    expect((await begin(device, account.password)).body.code).toBe('second_factor.already_on');
  });

  test('is turned off with the password and a code; students have none, and no secret stands in the database [TRUST-09]', async () => {
    const { account, device, code, recovery } = await withAuthenticator('assistant');
    const end = (body: { password: string; code: string }) =>
      device.call('POST /api/teach/second-factor/end', { body });
    expect((await end({ password: 'not-the-password', code: code() })).body.code).toBe(
      'profile.current_password_needed',
    );
    expect((await end({ password: account.password, code: '000000' })).body.code).toBe('second_factor.wrong');
    const [row] = await platform.database
      .owner`select recovery_hashes::text as hashes, length(sealed_secret) as sealed from second_factors where account_id = ${account.id}`;
    expect(row?.sealed).toBe(12 + 20 + 16);
    for (const paper of recovery) expect(row?.hashes).not.toContain(paper);
    expect((await end({ password: account.password, code: code() })).status).toBe(200);
    expect((await signIn(account)).answer.status).toBe(200);
    const student = await signIn(await platform.createAccount());
    expect((await student.device.call('GET /api/teach/second-factor')).status).toBe(403);
  });
});

test.each(['end', 'recovery-codes'] as const)(
  'of thirty guesses by who has the login and the password, ten are looked at: %s [TRUST-09, TRUST-110, T-AUTH-3]',
  async (change) => {
    const { account, device, code } = await withAuthenticator('assistant');
    const guess = (text: string) =>
      device.call(`POST /api/teach/second-factor/${change}`, { body: { password: account.password, code: text } });
    const answers: string[] = [];
    for (let at = 0; at < 30; at += 1) answers.push((await guess(String(at).padStart(6, '0'))).body.code);
    expect(answers.filter((each) => each === 'second_factor.wrong')).toHaveLength(10);
    expect((await guess(code())).body.code).toBe('limit.too_many_requests');
  },
);

describe('in production', () => {
  test('an owner opens nothing before a second factor is set up, cannot turn it off, and renews its recovery codes; the rest are only offered one [TRUST-10, TRUST-107, T-AUTH-15]', async () => {
    const live = await startTestPlatform({ variables: { HESSA_ENV: 'production' } });
    try {
      useCheapPasswords(live);
      const owner = await live.createAccount({ role: 'owner' });
      const { device, answer } = await signIn(owner, undefined, live);
      expect([answer.status, answer.body.firstDo]).toEqual([200, 'second-factor']);
      const refused = await device.call('GET /api/teach/team');
      expect([refused.status, refused.body.code]).toEqual([403, 'access.second_factor_missing']);
      const begun = await begin(device, owner.password);
      const confirmed = await confirm(device, authenticatorCode(begun.body.data.secret, live.clock.now()));
      expect(confirmed.status).toBe(200);
      const [old = ''] = confirmed.body.data.recoveryCodes;
      expect((await device.call('GET /api/teach/team')).status).toBe(200);
      live.clock.advance(HALF_A_MINUTE);
      const again = await signIn(owner, authenticatorCode(begun.body.data.secret, live.clock.now()), live);
      expect([again.answer.status, again.answer.body.firstDo]).toEqual([200, undefined]);
      const body = { password: owner.password, code: '000000' };
      const off = await again.device.call('POST /api/teach/second-factor/end', { body });
      expect(off.body.code).toBe('second_factor.required');
      // What cannot be turned off can still have a new paper.
      const renew = (code: string, password = owner.password) =>
        again.device.call('POST /api/teach/second-factor/recovery-codes', { body: { password, code } });
      expect((await renew('000000', 'not-the-password')).body.code).toBe('profile.current_password_needed');
      expect((await renew('000000')).body.code).toBe('second_factor.wrong');
      live.clock.advance(HALF_A_MINUTE);
      const renewed = await renew(authenticatorCode(begun.body.data.secret, live.clock.now()));
      expect(renewed.status, renewed.text).toBe(200);
      const [fresh = ''] = renewed.body.data.recoveryCodes;
      expect((await signIn(owner, old, live)).answer.body.code).toBe('auth.second_factor_wrong');
      expect((await signIn(owner, fresh, live)).answer.status).toBe(200);
      const teacher = await signIn(await live.createAccount({ role: 'teacher' }), undefined, live);
      expect([teacher.answer.status, teacher.answer.body.firstDo]).toEqual([200, undefined]);
      expect((await teacher.device.call('GET /api/Student/devices')).status).toBe(200);
    } finally {
      await live.stop();
    }
  });
});
