import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { isSignedIn } from '../../testing/is-signed-in.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { TestClient } from '../../testing/test-client.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { accounts } from '../auth/accounts-table.ts';

const MINUTE = 60 * 1000;

const platform = await sharedPlatform();
afterEach(() => vi.restoreAllMocks());

async function signedIn(wanted: Parameters<TestPlatform['createAccount']>[0] = {}) {
  const account = await platform.createAccount(wanted);
  const device = platform.client();
  await device.login(account);
  return { account, device };
}

function save(device: TestClient, body: Record<string, unknown>) {
  return device.call('PUT /api/Student/profile', { body: body as never });
}

/** Old enough that the sign-in no longer stands in for the password, with a token that still works. */
async function afterTheRecentSignIn(device: TestClient): Promise<void> {
  platform.clock.advance(15 * MINUTE);
  device.token = (await device.call('POST /api/Auth/refresh-token', { body: {} })).body.data.token;
}

describe('profile update', () => {
  test('saves the name and the grade that changed and answers the updated user [OP-PROF-1, ENT-07, PROF-12, OP-API-12]', async () => {
    const { account, device } = await signedIn({ grade: 'Secondary1' });
    const answer = await save(device, { name: '  ليلى حسن ', grade: 'Preparatory3' });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({
      success: true,
      data: {
        id: account.id,
        name: 'ليلى حسن',
        email: account.email,
        academicYear: 'prep3',
        phoneNumber: account.phone,
        role: 'student',
      },
    });
    const [stored] = await platform.withTenant(platform.tenantId, (tx) =>
      tx.select().from(accounts).where(eq(accounts.id, account.id)),
    );
    expect(stored).toMatchObject({ name: 'ليلى حسن', grade: 'prep3', passwordHash: account.passwordHash });
  });

  test('without the /api prefix too, and 401 without a login [OP-API-3, ROLE-04]', async () => {
    const { device } = await signedIn();
    const route = 'PUT /Student/profile' as 'PUT /api/Student/profile';
    expect((await device.call(route, { body: { name: 'اسم تاني' } })).status).toBe(200);
    const guest = await platform.client().call(route, { body: { name: 'اسم تاني' } });
    expect(guest.status).toBe(401);
    expect(guest.body.message).toBe('Authentication required');
  });

  test('nothing changed is answered with "No changes were made" [PROF-11]', async () => {
    const { account, device } = await signedIn();
    for (const body of [{}, { name: account.name }, { name: ` ${account.name} `, grade: account.grade }]) {
      const answer = await save(device, body);
      expect(answer.status).toBe(400);
      expect(answer.body.message).toBe('No changes were made');
    }
  });

  test.each([
    { email: 'other@example.test' },
    { role: 'teacher' },
    { phoneNumber: '01000000000' },
    { disabled: false },
    { id: 'x' },
    { tenantId: 'x' },
    { name: 5 },
    { name: 'سطر\nتاني' },
  ])('%j cannot be set [PROF-03, T-G-6, T-CON-2]', async (body) => {
    const { device } = await signedIn();
    const answer = await save(device, { name: 'اسم تاني', ...body });
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('request.invalid');
  });

  test('an empty name and an unknown grade are refused [OP-RULE-6]', async () => {
    const { device } = await signedIn();
    expect((await save(device, { name: '   ' })).body.code).toBe('register.name_missing');
    expect((await save(device, { grade: 'Secondary7' })).body.code).toBe('profile.grade_unknown');
  });

  test('somebody of the team is in no school year [DESK-93]', async () => {
    const { device } = await signedIn({ role: 'teacher' });
    expect((await save(device, { grade: 'Secondary1' })).body.code).toBe('profile.grade_unknown');
  });

  test('a password under six characters is answered in the words of the profile screen [PROF-14, LIM-04, RULE-22]', async () => {
    const { device } = await signedIn();
    const answer = await save(device, { password: 'abc12' });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe('Password must be at least 6 characters long');
  });

  test('a common password and the own phone, e-mail or name are refused [T-AUTH-6]', async () => {
    const { account, device } = await signedIn({ name: 'Karim Adel' });
    for (const password of ['123456', account.phone, account.parentPhone, account.email, 'karimadel']) {
      expect((await save(device, { password })).body.code, String(password)).toBe('password.too_common');
    }
  });

  test("a teacher's new password has twelve characters or more [T-AUTH-6]", async () => {
    const { device } = await signedIn({ role: 'teacher', password: 'a-teacher-of-maths' });
    expect((await save(device, { password: 'elevenchars' })).body.code).toBe('password.staff_too_short');
    expect((await save(device, { password: 'twelve chars' })).status).toBe(200);
  });

  test('a new password signs the other devices out, keeps this one and tells the owner by mail [OP-PROF-3, T-AUTH-7]', async () => {
    const { account, device } = await signedIn();
    const other = platform.client();
    await other.login(account);
    expect((await save(device, { password: 'gedid-w-gameel' })).status).toBe(200);
    expect(await isSignedIn(device)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    expect((await other.call('POST /api/Auth/refresh-token', { body: {} })).status).toBe(401);
    const mail = platform.keptMail.at(-1);
    expect(mail?.to).toBe(account.email);
    expect(mail?.subject).toContain('كلمة السر اتغيّرت');
    expect((await other.login(account)).status).toBe(400);
    expect((await other.login({ email: account.email, password: 'gedid-w-gameel' })).status).toBe(200);
    const events = await platform.database.owner`
      select kind from audit_events where subject_id = ${account.id} and kind like 'account.%'`;
    expect(events.map((event) => event.kind)).toEqual(['account.password_changed']);
  });

  test('a change of name alone leaves the other devices in [OP-PROF-3]', async () => {
    const { account, device } = await signedIn();
    const other = platform.client();
    await other.login(account);
    await save(device, { name: 'اسم جديد' });
    expect(await isSignedIn(other)).toBe(true);
  });

  test('a sign-in older than fifteen minutes needs the current password for a new one [T-AUTH-7]', async () => {
    const { account, device } = await signedIn();
    await afterTheRecentSignIn(device);
    const missing = await save(device, { password: 'gedid-w-gameel' });
    expect(missing.status).toBe(400);
    expect(missing.body.code).toBe('profile.current_password_needed');
    const wrong = await save(device, { password: 'gedid-w-gameel', currentPassword: 'not this' });
    expect(wrong.text).toBe(missing.text);
    expect((await save(device, { name: 'بدون كلمة سر' })).status).toBe(200);
    const right = await save(device, { password: 'gedid-w-gameel', currentPassword: account.password });
    expect(right.status, right.text).toBe(200);
  });

  test('the current password cannot be guessed on a phone left lying about: ten tries [T-AUTH-3, T-AUTH-7]', async () => {
    const { account, device } = await signedIn();
    await afterTheRecentSignIn(device);
    const verify = vi.spyOn(platform.platform.passwords, 'verify');
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => save(device, { password: 'gedid-w-gameel', currentPassword: 'a guess' })),
    );
    expect(verify).toHaveBeenCalledTimes(10);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(15);
    const locked = await save(device, { password: 'gedid-w-gameel', currentPassword: account.password });
    expect(locked.status).toBe(429);
    expect((await platform.client().login(account)).status).toBe(200);
  });
});
