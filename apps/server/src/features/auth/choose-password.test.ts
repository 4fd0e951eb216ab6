import { describe, expect, test } from 'vitest';
import { isSignedIn } from '../../testing/is-signed-in.ts';
import { staffOf } from '../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { TestClient } from '../../testing/test-client.ts';

const platform = await sharedPlatform();
const teacher = await staffOf(platform, 'teacher');

/** A student whom the teacher has given a password, signed in with it. */
async function withTemporaryPassword() {
  const student = await platform.createAccount();
  const told = await teacher.call('POST /api/teach/students/{studentId}/temporary-password', {
    params: { studentId: student.id },
  });
  const account = { ...student, password: String(told.body.password) };
  const phone = platform.client();
  return { account, phone, login: await phone.login(account) };
}

const choose = (device: TestClient, password: string) =>
  device.call('POST /api/Student/choose-password', { body: { password } });

describe('a temporary password', () => {
  test('signs in, says what to do first, and opens nothing else until another is chosen [TRUST-06, T-CON-6]', async () => {
    const { account, phone, login } = await withTemporaryPassword();
    expect([login.status, login.body.firstDo]).toEqual([200, 'choose-password']);
    for (const url of ['/Student/Student-Enrolled-Courses?pagesize=1', '/api/UnitCode/GetMyUnitCodes?pageNumber=1']) {
      const refused = await phone.request(url);
      expect([refused.status, refused.body.code]).toEqual([403, 'access.password_temporary']);
    }
    expect((await choose(phone, 'a-password-of-my-own')).status).toBe(200);
    expect(await isSignedIn(phone)).toBe(true);
    const again = await platform.client().login({ ...account, password: 'a-password-of-my-own' });
    expect([again.status, again.body.firstDo]).toEqual([200, undefined]);
    expect((await platform.client().login(account)).status).toBe(400);
  });

  test('cannot be kept, and what replaces it is held to every rule of passwords [TRUST-06, T-CON-6, T-AUTH-6]', async () => {
    const { account, phone } = await withTemporaryPassword();
    expect((await choose(phone, account.password)).body.code).toBe('password.unchanged');
    expect((await choose(phone, 'abc')).body.code).toBe('password.too_short');
    expect((await choose(phone, '123456')).body.code).toBe('password.too_common');
    expect((await choose(phone, account.phone)).body.code).toBe('password.too_common');
    expect(await platform.client().login(account)).toMatchObject({ body: { firstDo: 'choose-password' } });
  });

  test('is replaced in one place: the other login with it is over, and renewing or leaving stays possible [TRUST-06]', async () => {
    const { account, phone } = await withTemporaryPassword();
    const stranger = platform.client();
    await stranger.login(account);
    phone.token = (await phone.call('POST /api/Auth/refresh-token', { body: {} })).body.data.token;
    expect((await choose(phone, 'a-password-of-my-own')).status).toBe(200);
    expect(await isSignedIn(stranger)).toBe(false);
    const trail = await platform.database
      .owner`select kind from audit_events where actor_id = ${account.id} and subject_id = ${account.id}`;
    expect(trail.map(({ kind }) => kind)).toContain('account.password_changed');
    expect((await phone.call('POST /api/Auth/logout')).status).toBe(200);
  });

  test('is over after a reset by mail; who has none is told to go to the profile [TRUST-06]', async () => {
    const phone = platform.client();
    await phone.login(await platform.createAccount());
    expect((await choose(phone, 'a-password-of-my-own')).body.code).toBe('password.not_temporary');
  });
});

describe('logging out', () => {
  test('throws the browser’s cached files away and nothing else; no other answer does [TRUST-05]', async () => {
    const device = platform.client();
    const login = await device.login(await platform.createAccount());
    const logout = await device.call('POST /api/Auth/logout');
    expect(logout.headers['clear-site-data']).toBe('"cache"');
    expect(login.headers['clear-site-data']).toBeUndefined();
  });
});
