import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { startSmtpListener } from '../../testing/smtp-listener.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { accounts } from './accounts-table.ts';
import { codeIn, wrongCode } from './mailed-code.fixture.ts';
import { registrationForm } from './registration-form.fixture.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const smtp = await startSmtpListener();
afterAll(() => smtp.stop());
const platform = await sharedPlatform({ variables: { SMTP_URL: smtp.url, PUBLIC_URL: 'https://mister.example' } });

async function registered() {
  const form = registrationForm();
  const client = platform.client();
  expect((await client.call('POST /api/Auth/register', { form })).status).toBe(200);
  return { client, email: form.Email, code: codeIn(await smtp.mailTo(form.Email)) };
}

function confirm(client: TestClient, email: string, otp: string) {
  return client.call('POST /api/Auth/confirm-email', { query: { email, otp } });
}

async function confirmedAt(email: string): Promise<Date | null | undefined> {
  const [account] = await platform.withTenant(platform.tenantId, (tx) =>
    tx.select({ at: accounts.emailConfirmedAt }).from(accounts).where(eq(accounts.email, email)),
  );
  return account?.at;
}

describe('confirm-email', () => {
  test.each(['/api/Auth/confirm-email', '/Auth/confirm-email'])(
    'the six digits that came by mail, in the query with the e-mail, confirm it at %s [API-17, OP-REG-1, OP-RESET-1, T-OTP-1]',
    async (path) => {
      const { client, email, code } = await registered();
      expect(code).toMatch(/^\d{6}$/);
      expect(await confirmedAt(email)).toBeNull();
      const answer = await client.call(`POST ${path}` as 'POST /api/Auth/confirm-email', {
        query: { email, otp: code },
      });
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body).toEqual({ success: true, message: 'Email confirmed successfully' });
      expect(await confirmedAt(email)).toEqual(platform.clock.now());
    },
  );

  test('the mail is Arabic, names the teacher and links to the site [OP-RESET-3]', async () => {
    const { email } = await registered();
    const mail = await smtp.mailTo(email);
    expect(mail.subject).toBe('كود تأكيد الإيميل | مستر تست');
    expect(mail.text).toContain('أهلًا بيك');
    expect(mail.text).toContain('https://mister.example');
    expect(mail.to).toEqual([email]);
  });

  test('Arabic digits and spaces are forgiven, another spelling of the e-mail too [OP-AUTH-3, T-G-12]', async () => {
    const { client, email, code } = await registered();
    const arabic = [...code].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('');
    const typed = ` ${arabic.slice(0, 3)} ${arabic.slice(3)} `;
    expect((await confirm(client, ` ${email.toUpperCase()} `, typed)).status).toBe(200);
  });

  test('a wrong code, an unknown e-mail, a used code and an old code get one refusal [T-OTP-1, T-OTP-4, OP-RESET-2]', async () => {
    const { client, email, code } = await registered();
    const wrong = await confirm(client, email, wrongCode(code));
    expect(wrong.status).toBe(400);
    expect(wrong.body).toMatchObject({ success: false, code: 'otp.wrong' });
    const unknown = await confirm(client, 'nobody@example.test', code);
    expect((await confirm(client, email, code)).status).toBe(200);
    const used = await confirm(client, email, code);
    const late = await registered();
    platform.clock.advance(10 * MINUTE);
    const expired = await confirm(late.client, late.email, late.code);
    expect([unknown.text, used.text, expired.text]).toEqual([wrong.text, wrong.text, wrong.text]);
    expect(await confirmedAt(late.email)).toBeNull();
  });

  test('a code works to the last moment of its ten minutes [OP-RESET-1, T-OTP-1]', async () => {
    const { client, email, code } = await registered();
    platform.clock.advance(10 * MINUTE - SECOND);
    expect((await confirm(client, email, code)).status).toBe(200);
  });

  test('a code is bound to its tenant, account and purpose [T-OTP-1]', async () => {
    const [one, other] = [await registered(), await registered()];
    expect((await confirm(one.client, other.email, one.code)).status).toBe(400);
    const reset = await one.client.call('POST /api/Auth/ResetPassword', {
      body: { email: one.email, otp: one.code, newPassword: 'other-purpose', confirmPassword: 'other-purpose' },
    });
    expect(reset.status).toBe(400);
    const elsewhere = await platform.makeTenant();
    expect((await confirm(platform.client(elsewhere), one.email, one.code)).status).toBe(400);
  });

  test('a repeated query name, a missing one and a long one are 400 [T-G-5, T-G-8]', async () => {
    const { email, code } = await registered();
    const headers = { 'x-tenant-id': platform.tenantId };
    for (const query of [
      `email=${email}&email=${email}&otp=${code}`,
      `email=${email}`,
      `email=${'a'.repeat(300)}&otp=1`,
    ]) {
      const answer = await platform.app.inject({ method: 'POST', url: `/api/Auth/confirm-email?${query}`, headers });
      expect(answer.statusCode).toBe(400);
    }
    expect(await confirmedAt(email)).toBeNull();
  });

  test('the database keeps no code that could be read back [T-OTP-1]', async () => {
    const { email, code } = await registered();
    const [row] = await platform.database.owner`
      select encode(code_hash, 'hex') as hash from one_time_codes c join accounts a
      on a.tenant_id = c.tenant_id and a.id = c.account_id where a.email = ${email}`;
    expect(row?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.hash).not.toContain(Buffer.from(code).toString('hex'));
  });
});

describe('ReSendOtp', () => {
  test.each(['/api/Auth/ReSendOtp', '/Auth/ReSendOtp'])(
    '%s sends a new code after a minute, which ends the old one [API-18, OP-RESET-1, T-OTP-3]',
    async (path) => {
      const { client, email, code } = await registered();
      const resend = () => client.call(`POST ${path}` as 'POST /api/Auth/ReSendOtp', { query: { email } });
      platform.clock.advance(59 * SECOND);
      const early = await resend();
      platform.clock.advance(SECOND);
      const answer = await resend();
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ success: true, message: 'OTP has been sent to your email.' });
      expect(early.text).toBe(answer.text);
      const second = codeIn(await smtp.mailTo(email, 2));
      if (second !== code) expect((await confirm(client, email, code)).status).toBe(400);
      expect((await confirm(client, email, second)).status).toBe(200);
      expect(smtp.mails.filter((mail) => mail.to.includes(email))).toHaveLength(2);
    },
  );

  test('an unknown e-mail and a confirmed one get the same answer and no mail [T-OTP-4, OP-RESET-2]', async () => {
    const known = await registered();
    platform.clock.advance(MINUTE);
    const confirmed = await platform.createAccount();
    const answers = [];
    for (const email of [known.email, confirmed.email, 'unknown@example.test']) {
      answers.push(await platform.client().call('POST /api/Auth/ReSendOtp', { query: { email } }));
    }
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1);
    await smtp.mailTo(known.email, 2);
    const posted = await platform.database.owner`
      select count(*)::int as count from mails where recipient in (${confirmed.email}, 'unknown@example.test')`;
    expect(posted[0]?.count).toBe(0);
  });
});
