import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { auditEvents } from '../../platform/audit/audit-events-table.ts';
import { createPasswordHasher } from '../../platform/password-hasher.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { accounts } from './accounts-table.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());
afterEach(() => vi.restoreAllMocks());

function login(EmailorMobile: string, password: string, client = platform.client()) {
  return client.call('POST /api/Auth/login', { body: { EmailorMobile, password } });
}

describe('login', () => {
  test('answers user (id, name, email, academicYear, phoneNumber) and token, by e-mail or by phone [API-15, ENT-04, GEN-07, AUTH-18, AUTH-19, OP-AUTH-6]', async () => {
    const account = await platform.createAccount({ name: 'مريم أشرف', grade: 'Secondary2' });
    const device = platform.client();
    for (const identifier of [account.email, account.phone, ` ${account.email.toUpperCase()} `]) {
      const answer = await login(identifier, account.password, device);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body).toEqual({
        success: true,
        message: 'Login successful',
        user: {
          id: account.id,
          name: 'مريم أشرف',
          email: account.email,
          academicYear: 'Secondary2',
          phoneNumber: account.phone,
          role: 'student',
        },
        token: expect.stringMatching(/^\S{60,}$/),
      });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  test('the path without /api answers the same call [API-15, OP-API-3]', async () => {
    const account = await platform.createAccount();
    const answer = await platform.client().call('POST /Auth/login' as 'POST /api/Auth/login', {
      body: { EmailorMobile: account.email, password: account.password },
    });
    expect(answer.status).toBe(200);
  });

  test('every spelling of the phone finds the account [T-G-12, OP-AUTH-3]', async () => {
    const account = await platform.createAccount({ phone: '01055554444' });
    const device = platform.client();
    for (const spelling of ['٠١٠٥٥٥٥٤٤٤٤', '+20 1055554444', '0020-105-555-4444', ' 010 5555 4444 ']) {
      expect((await login(spelling, account.password, device)).status, spelling).toBe(200);
    }
  });

  test('an unknown account, a wrong password and a disabled account get one answer, byte for byte [T-AUTH-2, ERR-16, OP-AUTH-5]', async () => {
    const account = await platform.createAccount();
    const disabled = await platform.createAccount({ disabled: true });
    const answers = [
      await login('nobody@example.test', account.password),
      await login('01234567890', account.password),
      await login(account.email, 'wrong-password'),
      await login(account.phone, 'wrong-password'),
      await login(disabled.email, disabled.password),
    ];
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 'auth.invalid_credentials', message: 'Invalid credentials' });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  test('each of them costs exactly one password check of the same work, so time tells nothing [T-AUTH-2]', async () => {
    const account = await platform.createAccount();
    const disabled = await platform.createAccount({ disabled: true });
    const verify = vi.spyOn(platform.platform.passwords, 'verify');
    const hash = vi.spyOn(platform.platform.passwords, 'hash');
    for (const identifier of ['nobody2@example.test', account.email, disabled.email]) {
      verify.mockClear();
      await login(identifier, 'wrong-password');
      expect(verify, identifier).toHaveBeenCalledTimes(1);
    }
    expect(hash).not.toHaveBeenCalled();
  });

  test.each(['sara', '0101234567', '011234567890', 'a@b', 'a b@example.test', ''])(
    'an identifier that is neither an e-mail nor 01 and nine digits (%j) is refused without a guess being spent [AUTH-17, RULE-20, RULE-21]',
    async (identifier) => {
      const verify = vi.spyOn(platform.platform.passwords, 'verify');
      const answer = await login(identifier, 'kitab-2026');
      expect(answer.status).toBe(400);
      expect(answer.body.code).toBe('auth.identifier_invalid');
      expect(verify).not.toHaveBeenCalled();
    },
  );

  test('a missing device id, an unknown field and a wrong type are refused [API-05, T-G-6]', async () => {
    const account = await platform.createAccount();
    const right = { EmailorMobile: account.email, password: account.password };
    const anonymous = platform.client();
    anonymous.deviceId = '';
    const nameless = await anonymous.call('POST /api/Auth/login', { body: right });
    expect(nameless.status).toBe(400);
    expect(nameless.body.fields).toEqual(['DeviceId']);
    for (const body of [
      { ...right, role: 'teacher' },
      { ...right, password: 123_456 },
      { EmailorMobile: [account.email], password: account.password },
      { emailOrMobile: account.email, password: account.password },
    ]) {
      const answer = await platform.client().call('POST /api/Auth/login', { body: body as never });
      expect(answer.status).toBe(400);
      expect(answer.body.code).toBe('request.invalid');
    }
  });

  test('the device cookie is HttpOnly, SameSite and of this tenant alone [T-DEV-1, T-AUTH-10]', async () => {
    const account = await platform.createAccount();
    const answer = await login(account.email, account.password);
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toContain(`hessa_device_${platform.tenantId}=`);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
  });

  test('a tenant may ask for a confirmed e-mail first; others do not [OP-REG-1]', async () => {
    const strict = await platform.makeTenant({ settings: { confirmEmailRequired: true } });
    const unconfirmed = await platform.createAccount({ emailConfirmedAt: null }, strict);
    const confirmed = await platform.createAccount({}, strict);
    const answer = await login(unconfirmed.email, unconfirmed.password, platform.client(strict));
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('auth.email_not_confirmed');
    const guess = await login(unconfirmed.email, 'wrong-password', platform.client(strict));
    expect(guess.body.code).toBe('auth.invalid_credentials');
    expect((await login(confirmed.email, confirmed.password, platform.client(strict))).status).toBe(200);
    const elsewhere = await platform.createAccount({ emailConfirmedAt: null });
    expect((await login(elsewhere.email, elsewhere.password)).status).toBe(200);
  });

  test('an account of one tenant is nobody in another [OP-TEN-1, TEN-01, T-G-4]', async () => {
    const account = await platform.createAccount();
    const other = await platform.makeTenant();
    const answer = await login(account.email, account.password, platform.client(other));
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('auth.invalid_credentials');
  });

  test('a hash made at a lower cost is replaced at the next sign-in, and the password stays [T-AUTH-1]', async () => {
    const account = await platform.createAccount();
    const weak = createPasswordHasher({ cost: { memoryKib: 64, passes: 1, lanes: 1 } });
    const ofAccount = and(eq(accounts.tenantId, platform.tenantId), eq(accounts.id, account.id));
    const old = await weak.hash(account.password);
    await platform.withTenant(platform.tenantId, (tx) =>
      tx.update(accounts).set({ passwordHash: old }).where(ofAccount),
    );
    const device = platform.client();
    expect((await login(account.email, 'wrong-password', device)).status).toBe(400);
    expect((await login(account.email, account.password, device)).status).toBe(200);
    const [stored] = await platform.withTenant(platform.tenantId, (tx) => tx.select().from(accounts).where(ofAccount));
    expect(stored?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await login(account.email, account.password, device)).status).toBe(200);
  });

  test('sign-ins and refusals are in the audit trail [T-LOG-2]', async () => {
    const account = await platform.createAccount();
    await login(account.email, 'wrong-password');
    await login(account.email, account.password);
    const events = await platform.withTenant(platform.tenantId, (tx) =>
      tx
        .select({ kind: auditEvents.kind })
        .from(auditEvents)
        .where(eq(auditEvents.subjectId, account.id))
        .orderBy(auditEvents.id),
    );
    expect(events.map((event) => event.kind)).toEqual(['session.refused', 'session.signed_in']);
  });
});
