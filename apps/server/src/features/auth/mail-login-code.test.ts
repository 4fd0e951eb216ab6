import { describe, expect, test } from 'vitest';
import { isSignedIn } from '../../testing/is-signed-in.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { TestClient } from '../../testing/test-client.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { codeIn, wrongCode } from './mailed-code.fixture.ts';

const DAY = 24 * 60 * 60 * 1000;

const platform = await sharedPlatform();

type Account = Awaited<ReturnType<TestPlatform['createAccount']>>;

const ask = (client: TestClient, { email, password }: Account) =>
  client.call('POST /api/Auth/device-code', { body: { EmailorMobile: email, password } });
const logIn = (client: TestClient, account: Account, more: { deviceCode?: string; freeDevice?: string }) =>
  client.call('POST /api/Auth/login', {
    body: { EmailorMobile: account.email, password: account.password, ...more },
  });
const mailsTo = ({ email }: Account) => platform.keptMail.filter(({ to }) => to === email);
const mailedTo = (account: Account) => codeIn(mailsTo(account).at(-1));

async function onTwoDevices() {
  const account = await platform.createAccount();
  const [older, newer, third] = [platform.client(), platform.client(), platform.client()];
  for (const client of [older, newer]) {
    await client.login(account);
    platform.clock.advance(1000);
  }
  return { account, older, newer, third };
}

describe('a third device', () => {
  test('signs in with a code from the mail; the device that was chosen goes, the other one stays [LEARN-152, T-DEV-6]', async () => {
    const { account, older, newer, third } = await onTwoDevices();
    expect((await third.login(account)).body.code).toBe('auth.device_limit');
    const asked = await ask(third, account);
    expect(asked.status).toBe(200);
    expect(asked.body.data.sentTo).toMatch(/^.….?@/);
    const [newest] = asked.body.data.devices;
    expect(asked.body.data.devices).toHaveLength(2);
    const entered = await logIn(third, account, { deviceCode: mailedTo(account), freeDevice: newest.id });
    expect(entered.status).toBe(200);
    third.token = entered.body.token;
    expect([await isSignedIn(older), await isSignedIn(newer), await isSignedIn(third)]).toEqual([true, false, true]);
    const kinds = await platform.database
      .owner`select kind from audit_events where subject_id = ${account.id} order by id`;
    expect(kinds.map(({ kind }) => kind)).toEqual([
      'session.signed_in',
      'session.signed_in',
      'session.device_refused',
      'account.device_freed',
      'session.signed_in',
    ]);
  });

  test('takes the place of the one that rested longest when none was chosen [LEARN-152]', async () => {
    const { account, older, newer, third } = await onTwoDevices();
    await ask(third, account);
    third.token = (await logIn(third, account, { deviceCode: mailedTo(account) })).body.token;
    expect([await isSignedIn(older), await isSignedIn(newer), await isSignedIn(third)]).toEqual([false, true, true]);
  });

  test('gets in this way once in seven days, and never with a code twice [LEARN-152, TRUST-13]', async () => {
    const { account, third } = await onTwoDevices();
    await ask(third, account);
    const code = mailedTo(account);
    expect((await logIn(third, account, { deviceCode: code })).status).toBe(200);
    const fourth = platform.client();
    expect((await logIn(fourth, account, { deviceCode: code })).body.code).toBe('otp.wrong');
    expect((await ask(fourth, account)).body.code).toBe('device.freed_lately');
    expect(mailsTo(account)).toHaveLength(1);
    platform.clock.advance(7 * DAY);
    expect((await ask(fourth, account)).status).toBe(200);
    expect((await logIn(fourth, account, { deviceCode: mailedTo(account) })).status).toBe(200);
  });

  test('has five tries at a code, and a wrong one moves nobody [LEARN-152, T-OTP-1]', async () => {
    const { account, older, newer, third } = await onTwoDevices();
    await ask(third, account);
    const code = mailedTo(account);
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await logIn(third, account, { deviceCode: wrongCode(code) })).body.code).toBe('otp.wrong');
    }
    expect((await logIn(third, account, { deviceCode: code })).body.code).toBe('otp.wrong');
    expect([await isSignedIn(older), await isSignedIn(newer)]).toEqual([true, true]);
  });

  test('thirty of them with one code at once: one gets in, and two devices are live [LEARN-152, T-DEV-3]', async () => {
    const { account, older, newer, third } = await onTwoDevices();
    await ask(third, account);
    const code = mailedTo(account);
    const clients = Array.from({ length: 30 }, () => platform.client());
    const answers = await Promise.all(clients.map((client) => logIn(client, account, { deviceCode: code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([await isSignedIn(older), await isSignedIn(newer)]).toEqual([false, true]);
    const [{ count }] = (await platform.database
      .owner`select count(*)::int from sessions where account_id = ${account.id}`) as unknown as [{ count: number }];
    expect(count).toBe(2);
  });

  test('that names a device of somebody else moves nobody and keeps its code [LEARN-152]', async () => {
    const { account, third } = await onTwoDevices();
    await ask(third, account);
    const deviceCode = mailedTo(account);
    const stranger = await onTwoDevices();
    const foreign = (await ask(stranger.third, stranger.account)).body.data.devices[0].id;
    expect((await logIn(third, account, { deviceCode, freeDevice: foreign })).body.code).toBe('device.not_found');
    expect((await logIn(third, account, { deviceCode })).status).toBe(200);
  });

  test('who finds a place free needs no code: none is sent, and one that was typed is not looked at [LEARN-152]', async () => {
    const account = await platform.createAccount();
    await platform.client().login(account);
    const second = platform.client();
    expect((await ask(second, account)).body.data).toEqual({ sentTo: null, devices: [] });
    expect((await logIn(second, account, { deviceCode: '123456' })).status).toBe(200);
    expect(mailsTo(account)).toEqual([]);
  });
});

describe('who does not know the password', () => {
  test('hears the same for an account that is there, closed, or was never made, and nothing is sent [LEARN-152, T-AUTH-1]', async () => {
    const { account } = await onTwoDevices();
    const closed = await onTwoDevices();
    await platform.database.owner`update accounts set disabled = true where id = ${closed.account.id}`;
    const answers = [
      await ask(platform.client(), { ...account, password: 'not-the-password' }),
      await ask(platform.client(), closed.account),
      await ask(platform.client(), { ...account, email: 'nobody-at-all@example.com' }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.code]).toEqual([400, 'auth.invalid_credentials']);
      expect(body).toEqual({ ...answers[0]?.body, traceId: body.traceId });
    }
    expect([...mailsTo(account), ...mailsTo(closed.account)]).toEqual([]);
  });

  test('guesses no cheaper here than at the login: both count in one place [LEARN-152, T-AUTH-3]', async () => {
    const { account } = await onTwoDevices();
    const wrong = { ...account, password: 'not-the-password' };
    const guesser = platform.client();
    for (let guesses = 0; guesses < 10; guesses += 1) {
      await ask(guesser, wrong);
      await guesser.login(wrong);
    }
    expect((await ask(guesser, wrong)).body.code).toBe('limit.too_many_requests');
    expect((await guesser.login(account)).body.code).toBe('limit.too_many_requests');
  });
});

test('who has no mailbox is sent to the teacher, and a mailbox gets one code a minute [LEARN-152, TRUST-13]', async () => {
  const { account, third } = await onTwoDevices();
  await ask(third, account);
  await ask(third, account);
  expect(mailsTo(account)).toHaveLength(1);
  await platform.database
    .owner`update accounts set email = ${`${account.phone}@students.invalid`} where id = ${account.id}`;
  const byPhone = await third.call('POST /api/Auth/device-code', {
    body: { EmailorMobile: account.phone, password: account.password },
  });
  expect(byPhone.body.code).toBe('device.no_mailbox');
});
