import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { enrolStudent, makeCourse } from '../../testing/classroom.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { startSmtpListener } from '../../testing/smtp-listener.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { accounts } from './accounts-table.ts';
import { codeIn } from './mailed-code.fixture.ts';
import { registrationForm } from './registration-form.fixture.ts';

const smtp = await startSmtpListener();
afterAll(() => smtp.stop());
const platform = await sharedPlatform({ variables: { SMTP_URL: smtp.url } });

type Form = ReturnType<typeof registrationForm>;

async function register(different: Record<string, string> = {}): Promise<Form> {
  const form = registrationForm(different);
  const answer = await platform.client().call('POST /api/Auth/register', { form });
  expect(answer.body).toMatchObject({ success: true, message: 'Registration successful' });
  return form;
}

async function confirm({ Email: email }: Form) {
  const otp = codeIn(await smtp.mailTo(email));
  return platform.client().call('POST /api/Auth/confirm-email', { query: { email, otp } });
}

const phones = new Map<Form, TestClient>();

/** Whom this name and this password sign in on the phone where the form was filled in: an e-mail, or nobody. */
async function signsIn(name: string, form: Form) {
  const client = phones.get(form) ?? platform.client();
  phones.set(form, client);
  const answer = await client.login({ email: name, password: form.Password });
  return answer.status === 200 ? answer.body.user.email : null;
}

describe('a phone that a stranger has typed', () => {
  test('goes to whoever confirms a mailbox with it, even if the stranger has signed in; the stranger keeps an account without it [TRUST-34]', async () => {
    const squatter = await register();
    const phone = squatter.PhoneNumber;
    expect(await signsIn(phone, squatter)).toBe(squatter.Email);
    const owner = await register({ PhoneNumber: phone, Password: 'bahr-w-samak', ConfirmPassword: 'bahr-w-samak' });
    // Until then nothing changes hands: anybody can type a phone.
    expect([await signsIn(phone, owner), await signsIn(phone, squatter)]).toEqual([null, squatter.Email]);
    expect((await confirm(owner)).status).toBe(200);
    expect([await signsIn(phone, owner), await signsIn(phone, squatter)]).toEqual([owner.Email, null]);
    expect(await signsIn(squatter.Email, squatter)).toBe(squatter.Email);
  });

  test('stays with the first of several who confirm at once [TRUST-34]', async () => {
    const squatter = await register();
    const PhoneNumber = squatter.PhoneNumber;
    const claims = [await register({ PhoneNumber }), await register({ PhoneNumber }), await register({ PhoneNumber })];
    const answers = await Promise.all(claims.map(confirm));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const holders = await platform.withTenant(platform.tenantId, (tx) =>
      tx.select().from(accounts).where(eq(accounts.phone, PhoneNumber)),
    );
    expect(holders.filter(({ phoneDisputed }) => !phoneDisputed)).toHaveLength(1);
    expect(claims.map(({ Email }) => Email)).toContain(holders.find(({ phoneDisputed }) => !phoneDisputed)?.email);
  });

  test.each([
    ['has confirmed', async () => platform.createAccount({ password: 'bahr-w-samak' })],
    [
      'has a course',
      async () => {
        const course = await makeCourse(platform);
        return (await enrolStudent(platform, course.id, { password: 'bahr-w-samak', emailConfirmedAt: null })).student;
      },
    ],
  ])(
    'stays with an account that %s: the newcomer gets no account and no mail [TRUST-34, OP-REG-4]',
    async (_, make) => {
      const holder = await make();
      const newcomer = await register({ PhoneNumber: holder.phone });
      const found = await platform.withTenant(platform.tenantId, (tx) =>
        tx.select().from(accounts).where(eq(accounts.email, newcomer.Email)),
      );
      expect(found).toEqual([]);
      const login = await platform.client().login({ email: holder.phone, password: 'bahr-w-samak' });
      expect(login.status).toBe(200);
    },
  );
});
