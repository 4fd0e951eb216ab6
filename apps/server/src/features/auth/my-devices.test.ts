import { describe, expect, test } from 'vitest';
import { isSignedIn } from '../../testing/is-signed-in.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { codeIn } from './mailed-code.fixture.ts';

const DAY = 24 * 60 * 60 * 1000;
const PHONE = 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36';

const platform = await sharedPlatform();

const devicesOf = async (device: TestClient) => (await device.call('GET /api/Student/devices')).body.data;

async function onDevices(role: 'student' | 'assistant' | 'owner', count: number) {
  const account = await platform.createAccount({ role });
  const clients = Array.from({ length: count }, () => platform.client());
  for (const client of clients) {
    client.headers = { 'user-agent': PHONE };
    expect((await client.login(account)).status).toBe(200);
    platform.clock.advance(1000);
  }
  return { account, clients, last: clients.at(-1) as TestClient };
}

describe('staff', () => {
  test('are never locked out by the number of their devices, whatever their role [TRUST-07, T-AUTH-15]', async () => {
    const { clients } = await onDevices('owner', 6);
    for (const client of clients) expect(await isSignedIn(client)).toBe(true);
    const assistant = await onDevices('assistant', 3);
    for (const client of assistant.clients) expect(await isSignedIn(client)).toBe(true);
  });

  test('see where they are signed in: device, network, last use, and which one they hold [TRUST-08, T-AUTH-15]', async () => {
    const { last } = await onDevices('owner', 3);
    const { devices } = await devicesOf(last);
    expect(devices).toHaveLength(3);
    expect(devices[0]).toMatchObject({ isThis: true, label: 'Android Chrome', network: expect.stringMatching(/\.x$/) });
    expect(devices.slice(1).map(({ isThis }: { isThis: boolean }) => isThis)).toEqual([false, false]);
  });

  test('end one of their logins, or all others, and keep the one they ask from [TRUST-08, T-AUTH-15]', async () => {
    const { clients, last, account } = await onDevices('owner', 4);
    const [first] = clients as [TestClient];
    const end = (body: { deviceId?: string }) => last.call('POST /api/teach/my-sessions/end', { body });
    const mine = (await devicesOf(last)).devices;
    const oldest = mine.at(-1).id;
    expect((await end({ deviceId: oldest })).body.ended).toBe(1);
    expect(await isSignedIn(first)).toBe(false);
    expect((await end({ deviceId: oldest })).body.ended).toBe(0);
    expect((await end({ deviceId: mine[0].id })).body.ended).toBe(0);
    expect((await end({})).body.ended).toBe(2);
    expect(await isSignedIn(last)).toBe(true);
    expect((await devicesOf(last)).devices).toHaveLength(1);
    const events = await platform.database
      .owner`select details from audit_events where kind = 'session.others_ended' and actor_id = ${account.id} order by id`;
    expect(events.map(({ details }) => details.ended)).toEqual([1, 2]);
  });
});

describe('students', () => {
  test('see their two devices, without networks, and cannot end one as staff do [TRUST-12, T-DEV-6]', async () => {
    const { last } = await onDevices('student', 2);
    const { devices, nextFreeingAt } = await devicesOf(last);
    expect(devices.map(({ network }: { network: unknown }) => network)).toEqual([null, null]);
    expect(nextFreeingAt).toBeNull();
    expect((await last.call('POST /api/teach/my-sessions/end', { body: {} })).status).toBe(403);
  });

  test('free the other device by a code from the mail, once in seven days, and a new one signs in [TRUST-13, T-DEV-6]', async () => {
    const { account, clients, last } = await onDevices('student', 2);
    const other = (await devicesOf(last)).devices[1].id;
    const free = (otp: string, deviceId = other) =>
      last.call('POST /api/Student/devices/free', { body: { deviceId, otp } });
    expect((await free('123456')).body.code).toBe('otp.wrong');
    expect((await last.call('POST /api/Student/devices/code')).status).toBe(200);
    const code = codeIn(platform.keptMail.findLast(({ to }) => to === account.email));
    const own = (await devicesOf(last)).devices[0].id;
    expect((await free(code, own)).body.code).toBe('device.not_found');
    expect((await free(code)).status).toBe(200);
    expect(await isSignedIn(clients[0] as TestClient)).toBe(false);
    expect(await isSignedIn(last)).toBe(true);
    expect((await platform.client().login(account)).status).toBe(200);

    platform.clock.advance(6 * DAY);
    await last.login(account);
    expect((await last.call('POST /api/Student/devices/code')).body.code).toBe('device.freed_lately');
    expect((await devicesOf(last)).nextFreeingAt).not.toBeNull();
    platform.clock.advance(DAY);
    await last.login(account);
    expect((await last.call('POST /api/Student/devices/code')).status).toBe(200);
  });

  test('without a mailbox are told to ask the teacher; a code of a reset frees nothing [TRUST-13, T-DEV-6]', async () => {
    const { account, last } = await onDevices('student', 2);
    await platform
      .client()
      .request(`/api/Auth/ForgotPassword?email=${encodeURIComponent(account.email)}`, { method: 'POST' });
    const other = (await devicesOf(last)).devices[1].id;
    const otp = codeIn(platform.keptMail.findLast(({ to }) => to === account.email));
    const answer = await last.call('POST /api/Student/devices/free', { body: { deviceId: other, otp } });
    expect(answer.body.code).toBe('otp.wrong');
    await platform.database
      .owner`update accounts set email = ${`${account.phone}@students.invalid`} where id = ${account.id}`;
    expect((await last.call('POST /api/Student/devices/code')).body.code).toBe('device.no_mailbox');
  });

  test('with four new devices in a month are flagged in the console, in the list too, and blocked nowhere [TRUST-14, TRUST-109, T-DEV-6]', async () => {
    const account = await platform.createAccount();
    const teacher = platform.client();
    await teacher.login(await platform.createAccount({ role: 'teacher' }));
    const flagged = async () => {
      const params = { studentId: account.id };
      const one = (await teacher.call('GET /api/teach/students/{studentId}', { params })).body.data.manyDevices;
      const listed = await teacher.call('GET /api/teach/students', { query: { search: account.phone } });
      const inList = (listed.body.data.students as { id: string; manyDevices: boolean }[]).map(
        ({ manyDevices }) => manyDevices,
      );
      expect(inList).toEqual([one]);
      return one;
    };
    for (let seen = 1; seen <= 4; seen += 1) {
      const device = platform.client();
      expect((await device.login(account)).status).toBe(200);
      expect(await flagged()).toBe(seen === 4);
      await device.call('POST /api/Auth/logout');
    }
    platform.clock.advance(30 * DAY);
    await teacher.login(await platform.createAccount({ role: 'teacher' }));
    expect(await flagged()).toBe(false);
  });
});
