import type { Role } from '@hessa/rules/auth/role';
import { describe, expect, test } from 'vitest';
import { sharedPlatform } from '../../../testing/shared-platform.ts';

const platform = await sharedPlatform();

async function deviceOf(role: Role, tenantId = platform.tenantId) {
  const device = platform.client(tenantId);
  await device.login(await platform.createAccount({ role }, tenantId));
  return device;
}

describe('the outbox', () => {
  test('shows the owner the mail that stayed because no mail server is set, newest first [OP-RESET-3, T-CON-1]', async () => {
    const student = await platform.createAccount();
    await platform.client().call('POST /api/Auth/ForgotPassword', { query: { email: student.email } });
    const answer = await (await deviceOf('owner')).call('GET /api/teach/outbox', { query: {} });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body.data).toMatchObject({ sends: false, totalCount: 1 });
    expect(answer.body.data.mails).toEqual([
      {
        id: expect.any(Number),
        to: student.email,
        subject: expect.stringContaining('كود تغيير كلمة السر'),
        text: platform.keptMail.at(-1)?.text,
        createdAt: platform.clock.now().toISOString(),
        tries: 0,
        triedAt: null,
        failure: null,
      },
    ]);
  });

  test.each(['student', 'assistant', 'teacher'] as const)(
    'is closed to a %s: it holds codes that open accounts [T-CON-1, ROLE-09]',
    async (role) => {
      const answer = await (await deviceOf(role)).call('GET /api/teach/outbox', { query: {} });
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({ success: false, code: 'access.forbidden' });
      expect(answer.body.data).toBeUndefined();
    },
  );

  test('cannot be sent without a mail server, and says so [DESK-98]', async () => {
    const owner = await deviceOf('owner');
    const [mail] = (await owner.call('GET /api/teach/outbox', { query: {} })).body.data.mails;
    const answer = await owner.call('POST /api/teach/outbox/{mailId}/retry', { params: { mailId: mail.id } });
    expect([answer.status, answer.body.code]).toEqual([409, 'mail.no_server']);
  });

  test('is closed to a guest, and to the owner of another tenant [T-CON-1, OP-TEN-1]', async () => {
    expect((await platform.client().call('GET /api/teach/outbox', { query: {} })).status).toBe(401);
    const other = await platform.makeTenant();
    const foreign = await deviceOf('owner', other);
    expect((await foreign.call('GET /api/teach/outbox', { query: {} })).body.data.totalCount).toBe(0);
    const intruder = platform.client();
    intruder.token = foreign.token;
    expect((await intruder.call('GET /api/teach/outbox', { query: {} })).status).toBe(401);
  });
});
