import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { slowness } from '../../testing/slowness.ts';
import { startSmtpListener } from '../../testing/smtp-listener.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { chooseFreePort } from '../postgres/free-port.ts';

let port: number;
let platform: TestPlatform;
beforeAll(async () => {
  port = await chooseFreePort();
  platform = await startTestPlatform({ variables: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
});
afterAll(() => platform.stop());

async function ask(email: string): Promise<number> {
  const started = performance.now();
  const answer = await platform.client().call('POST /api/Auth/ForgotPassword', { query: { email } });
  expect(answer.status).toBe(200);
  return performance.now() - started;
}

/** The queue waits by the real clock; bringing a retry forward is the same as waiting for it. */
async function retryNow(): Promise<void> {
  await platform.database.owner`update pgboss.job set start_after = now() where name = 'send-mail' and state = 'retry'`;
}

async function jobsIn(state: string): Promise<number> {
  const [row] = await platform.database.owner`
    select count(*)::int as count from pgboss.job where name = 'send-mail' and state::text = ${state}`;
  return row?.count ?? 0;
}

describe('mail delivery', () => {
  test('while the mail server is down requests go on; once it is back each mail arrives once and its text is erased [T-R19, T-OTP-4, OP-RESET-3]', async () => {
    const made = await Promise.all(Array.from({ length: 3 }, () => platform.createAccount()));
    const emails = made.map((account) => account.email);
    // The mail server's own time-outs are longer by far.
    for (const email of emails) expect(await ask(email)).toBeLessThan(2000 * (await slowness()));
    await vi.waitFor(async () => expect(await jobsIn('retry')).toBe(3), { timeout: 15_000, interval: 100 });
    const waiting = await platform.database.owner`select text from mails where sent_at is null`;
    expect(waiting).toHaveLength(3);
    for (const mail of waiting) expect(mail.text).toMatch(/\d{6}/);

    const smtp = await startSmtpListener({ port });
    try {
      await retryNow();
      for (const email of emails) expect((await smtp.mailTo(email)).text).toMatch(/\d{6}/);
      await vi.waitFor(async () => expect(await jobsIn('completed')).toBe(3), { timeout: 15_000, interval: 100 });
      const sent = await platform.database.owner`select text, sent_at from mails`;
      expect(sent).toHaveLength(3);
      for (const mail of sent) {
        expect(mail.text).toBeNull();
        expect(mail.sent_at).toBeInstanceOf(Date);
      }
      expect(smtp.mails.map((mail) => mail.to[0]).sort()).toEqual([...emails].sort());
      expect(new Set(smtp.mails.map((mail) => mail.messageId)).size).toBe(3);
    } finally {
      await smtp.stop();
    }
  });

  test('a mail that was given up is shown with what the mail server said, and goes at a press [DESK-98]', async () => {
    const owner = platform.client();
    await owner.login(await platform.createAccount({ role: 'owner' }));
    const student = await platform.createAccount();
    await ask(student.email);
    const outbox = async () => (await owner.call('GET /api/teach/outbox', { query: {} })).body.data;
    await vi.waitFor(async () => expect((await outbox()).mails[0]?.tries).toBe(1), { timeout: 15_000, interval: 100 });
    const [mail] = (await outbox()).mails;
    expect(mail).toMatchObject({ to: student.email, failure: expect.stringContaining('ECONNREFUSED') });
    await platform.database.owner`update pgboss.job set state = 'failed' where name = 'send-mail' and state = 'retry'`;

    const smtp = await startSmtpListener({ port });
    try {
      const retry = () => owner.call('POST /api/teach/outbox/{mailId}/retry', { params: { mailId: mail.id } });
      expect((await retry()).status).toBe(200);
      expect((await smtp.mailTo(student.email)).text).toMatch(/\d{6}/);
      await vi.waitFor(async () => expect((await outbox()).totalCount).toBe(0), { timeout: 15_000, interval: 100 });
      const gone = await retry();
      expect([gone.status, gone.body.code]).toEqual([404, 'mail.not_found']);
      expect(smtp.mails).toHaveLength(1);
    } finally {
      await smtp.stop();
    }
  });

  test('a mail whose cause was rolled back is never sent [T-OTP-4]', async () => {
    const mail = { to: 'never@example.test', subject: 'x', text: 'x' };
    const undone = platform.withTenant(platform.tenantId, async (tx) => {
      await platform.platform.mail.post(tx, platform.tenantId, mail, platform.clock.now());
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const [row] = await platform.database.owner`
      select (select count(*)::int from mails where recipient = ${mail.to}) as mails,
             (select count(*)::int from pgboss.job where name = 'send-mail' and state::text in ('created', 'retry')) as jobs`;
    expect(row).toEqual({ mails: 0, jobs: 0 });
  });

  test('a job of the queue carries no address and no text [T-LOG-1]', async () => {
    const rows = await platform.database.owner`select data from pgboss.job where name = 'send-mail'`;
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(Object.keys(row.data).sort()).toEqual(['mailId', 'tenantId']);
  });
});
