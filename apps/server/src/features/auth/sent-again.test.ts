import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { auditEvents } from '../../platform/audit/audit-events-table.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { startSmtpListener } from '../../testing/smtp-listener.ts';
import { accounts } from './accounts-table.ts';
import { oneTimeCodes } from './one-time-codes-table.ts';
import { registrationForm } from './registration-form.fixture.ts';

const MINUTE = 60 * 1000;

const smtp = await startSmtpListener();
afterAll(() => smtp.stop());
const platform = await sharedPlatform();
const mailing = await sharedPlatform({ variables: { SMTP_URL: smtp.url } });

function register(form: Record<string, string>, client = platform.client()) {
  return client.call('POST /api/Auth/register', { form });
}

/** All that a registration makes. */
async function madeBy({ Email }: { Email: string }) {
  return platform.withTenant(platform.tenantId, async (tx) => {
    const rows = await tx.select().from(accounts).where(eq(accounts.email, Email));
    const id = rows[0]?.id ?? '';
    return {
      rows,
      codes: await tx.select().from(oneTimeCodes).where(eq(oneTimeCodes.accountId, id)),
      events: await tx.select().from(auditEvents).where(eq(auditEvents.subjectId, id)),
      mails: platform.keptMail.filter(({ to }) => to === Email),
    };
  });
}

describe('a registration that is sent again because its answer was lost', () => {
  test('is answered as the first time, in whatever spelling, and makes and changes nothing [LEARN-430]', async () => {
    const form = registrationForm({ PhoneNumber: '01066662222' });
    const first = await register(form);
    expect(first.status).toBe(200);
    const made = await madeBy(form);
    expect(made).toMatchObject({ rows: [{}], codes: [{}], events: [{ kind: 'account.registered' }] });
    platform.clock.advance(14 * MINUTE);
    for (const spelling of [{}, { PhoneNumber: '٠١٠٦٦٦٦٢٢٢٢' }, { Email: form.Email.toUpperCase() }]) {
      const again = await register({ ...form, ...spelling });
      expect([again.status, again.body]).toEqual([200, first.body]);
    }
    expect(await madeBy(form)).toEqual(made);
  });

  test('two of it at the same moment are both answered well, and make one account [LEARN-430]', async () => {
    const form = registrationForm();
    const answers = await Promise.all([register(form), register(form), register(form)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const made = await madeBy(form);
    expect(made).toMatchObject({ rows: [{}], codes: [{}], events: [{ kind: 'account.registered' }] });
    expect(made.mails).toHaveLength(1);
  });

  test.each([
    ['another name', { UserName: 'سارة أحمد' }],
    ['another phone', { PhoneNumber: '01088880001' }],
    ["another parent's phone", { ParentPhone: '01188880001' }],
    ['another year', { AcademicYear: 'Secondary3' }],
    ['another e-mail', { Email: 'another-one@example.test' }],
    ['another password', { Password: 'qamar-3ala-nil', ConfirmPassword: 'qamar-3ala-nil' }],
  ])('with %s it is refused as any taken one [LEARN-430, OP-REG-4]', async (_, different) => {
    const form = registrationForm();
    await register(form);
    const { rows } = await madeBy(form);
    expect(await register({ ...form, ...different })).toMatchObject({ status: 400, body: { code: 'register.taken' } });
    expect((await madeBy(form)).rows).toEqual(rows);
  });

  test('after a quarter of an hour tells nothing of the account, nor does one that staff made or have closed [LEARN-430]', async () => {
    const late = registrationForm();
    const closed = registrationForm();
    const ofStaff = registrationForm();
    await register(late);
    platform.clock.advance(15 * MINUTE);
    for (const form of [closed, ofStaff]) await register(form);
    await platform.withTenant(platform.tenantId, async (tx) => {
      await tx.update(accounts).set({ disabled: true }).where(eq(accounts.email, closed.Email));
      await tx.update(accounts).set({ passwordTemporary: true }).where(eq(accounts.email, ofStaff.Email));
    });
    for (const form of [late, closed, ofStaff]) {
      expect(await register(form)).toMatchObject({ status: 400, body: { code: 'register.taken' } });
    }
  });

  test('counts against its address like any other [LEARN-430, T-AUTH-3]', async () => {
    const form = registrationForm();
    const client = platform.client();
    const seen: number[] = [];
    for (let index = 0; index < 12; index += 1) seen.push((await register(form, client)).status);
    expect(seen).toEqual([...Array(10).fill(200), 429, 429]);
  });

  test('is no way around the login’s count of guesses: from however many addresses, and told in the trail [LEARN-430, T-AUTH-3]', async () => {
    const form = registrationForm();
    await register(form);
    const guess = { ...form, Password: 'qamar-3ala-nil', ConfirmPassword: 'qamar-3ala-nil' };
    const seen = await Promise.all(Array.from({ length: 25 }, async () => (await register(guess)).status));
    expect(seen.filter((status) => status === 400)).toHaveLength(20);
    expect(seen.filter((status) => status === 429)).toHaveLength(5);
    expect((await platform.client().login({ email: form.Email, password: 'no-guess-is-left' })).status).toBe(429);
    expect((await madeBy(form)).events.some(({ kind }) => kind === 'session.refused')).toBe(true);
  });
});

describe('where mail is configured', () => {
  async function postedTo(email: string): Promise<number> {
    const [row] = await mailing.database.owner`select count(*)::int as count from mails where recipient = ${email}`;
    return row?.count ?? 0;
  }

  test('the same again writes to nobody that somebody tried to register, with another password it does [LEARN-430, T-OTP-3]', async () => {
    const form = registrationForm();
    const first = await register(form, mailing.client());
    const again = await register(form, mailing.client());
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await postedTo(form.Email)).toBe(1);
    const curious = { ...form, Password: 'qamar-3ala-nil', ConfirmPassword: 'qamar-3ala-nil' };
    const seen = await register(curious, mailing.client());
    expect([seen.status, seen.body]).toEqual([200, first.body]);
    expect(await postedTo(form.Email)).toBe(2);
  });

  test('is answered for the work of one password, as every registration is [LEARN-430, T-AUTH-2]', async () => {
    const { passwords } = mailing.platform;
    const form = registrationForm();
    await register(form, mailing.client());
    const hash = vi.spyOn(passwords, 'hash');
    const verify = vi.spyOn(passwords, 'verify');
    await register(form, mailing.client());
    expect([hash.mock.calls.length, verify.mock.calls.length]).toEqual([0, 1]);
    vi.restoreAllMocks();
  });
});
