import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { startSmtpListener } from '../../testing/smtp-listener.ts';
import { registrationForm } from './registration-form.fixture.ts';

const smtp = await startSmtpListener();
afterAll(() => smtp.stop());
const platform = await sharedPlatform({ variables: { SMTP_URL: smtp.url } });
afterEach(() => vi.restoreAllMocks());

function register(form: ReturnType<typeof registrationForm>, client = platform.client()) {
  return client.call('POST /api/Auth/register', { form });
}

async function postedTo(email: string): Promise<number> {
  const [row] = await platform.database.owner`select count(*)::int as count from mails where recipient = ${email}`;
  return row?.count ?? 0;
}

describe('register, where mail is configured', () => {
  test('a taken e-mail and a taken phone get the status and the body of a new one, for the same work [OP-REG-4, T-AUTH-2, REG-21]', async () => {
    const account = await platform.createAccount();
    const hash = vi.spyOn(platform.platform.passwords, 'hash');
    const forms = [
      registrationForm(),
      registrationForm({ Email: account.email }),
      registrationForm({ PhoneNumber: account.phone }),
    ];
    for (const form of forms) {
      hash.mockClear();
      const answer = await register(form);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        success: true,
        message: 'Registration successful',
        data: { email: form.Email, confirmationRequired: false },
      });
      expect(hash).toHaveBeenCalledTimes(1);
    }
  });

  test('whoever has the account hears of it at its own address, and the typed address hears nothing [OP-REG-4, T-G-12]', async () => {
    const account = await platform.createAccount();
    const curious = registrationForm({ PhoneNumber: account.phone });
    await register(curious);
    const notice = await smtp.mailTo(account.email);
    expect(notice.subject).toContain('عندك حساب بالفعل');
    expect(notice.text).not.toContain(account.phone);
    expect(await postedTo(curious.Email)).toBe(0);
    await register(registrationForm({ Email: account.email }));
    expect((await smtp.mailTo(account.email, 2)).subject).toContain('عندك حساب بالفعل');
  });

  test('the form cannot be used to flood a mailbox: five notices an hour at most [T-OTP-3]', async () => {
    const account = await platform.createAccount();
    for (let index = 0; index < 8; index += 1) {
      expect((await register(registrationForm({ Email: account.email }))).status).toBe(200);
    }
    expect(await postedTo(account.email)).toBe(5);
  });

  test('a taken name counts against the address like a new one: counting tells nothing either [T-AUTH-2]', async () => {
    const account = await platform.createAccount();
    const prober = platform.client();
    for (let index = 0; index < 10; index += 1) {
      const form = index % 2 ? registrationForm() : registrationForm({ Email: account.email });
      expect((await register(form, prober)).status).toBe(200);
    }
    expect((await register(registrationForm({ Email: account.email }), prober)).status).toBe(429);
    expect((await register(registrationForm(), prober)).status).toBe(429);
  });
});
