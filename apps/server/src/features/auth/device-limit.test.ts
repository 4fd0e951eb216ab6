import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { isSignedIn } from '../../testing/is-signed-in.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { devices } from './devices-table.ts';
import { sessions } from './sessions-table.ts';

const DAY = 24 * 60 * 60 * 1000;
const REFUSAL = "You can't log in from more than two devices.";

const platform = await sharedPlatform();

async function liveDevices(clients: TestClient[]): Promise<TestClient[]> {
  const live: TestClient[] = [];
  for (const client of clients) if (client.token && (await isSignedIn(client))) live.push(client);
  return live;
}

function rowsOf(table: typeof sessions | typeof devices, accountId: string) {
  return platform.withTenant(platform.tenantId, (tx) => tx.select().from(table).where(eq(table.accountId, accountId)));
}

describe('two devices an account', () => {
  test('a third device is refused with exactly the quoted text, and only after the right password [SESS-22, ERR-15, LIM-02, ROLE-07, T-DEV-2]', async () => {
    const account = await platform.createAccount();
    const [first, second, third] = [platform.client(), platform.client(), platform.client()];
    expect((await first.login(account)).status).toBe(200);
    expect((await second.login(account)).status).toBe(200);
    const refused = await third.login(account);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ success: false, code: 'auth.device_limit', message: REFUSAL });
    expect(refused.headers['set-cookie']).toBeUndefined();
    const guess = await third.login({ ...account, password: 'not-the-password' });
    expect(guess.body.code).toBe('auth.invalid_credentials');
    expect(await liveDevices([first, second])).toHaveLength(2);
  });

  test('thirty logins at once from thirty devices leave exactly two live devices [T-DEV-3, LIM-02]', async () => {
    const account = await platform.createAccount();
    const clients = Array.from({ length: 30 }, () => platform.client());
    const answers = await Promise.all(clients.map((client) => client.login(account)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(2);
    for (const answer of answers) {
      if (answer.status !== 200) expect(['auth.device_limit', 'limit.too_many_requests']).toContain(answer.body.code);
    }
    expect(answers.filter((answer) => answer.body.message === REFUSAL).length).toBeGreaterThanOrEqual(18);
    expect(await liveDevices(clients)).toHaveLength(2);
    expect(await rowsOf(sessions, account.id)).toHaveLength(2);
  });

  test('logout frees the place: A, B, logout A, C works, D is refused [T-DEV-4, OP-SESS-5]', async () => {
    const account = await platform.createAccount();
    const [a, b, c, d] = [platform.client(), platform.client(), platform.client(), platform.client()];
    await a.login(account);
    await b.login(account);
    await a.call('POST /api/Auth/logout');
    expect((await c.login(account)).status).toBe(200);
    expect((await d.login(account)).body.message).toBe(REFUSAL);
    expect(await liveDevices([a, b, c])).toEqual([b, c]);
  });

  test('the places of one account are its own: the same two phones carry a second account [OP-TEN-3, T-DEV-1]', async () => {
    const [one, other] = [await platform.createAccount(), await platform.createAccount()];
    const [phone, laptop] = [platform.client(), platform.client()];
    for (const client of [phone, laptop]) {
      expect((await client.login(one)).status).toBe(200);
      expect((await client.login(other)).status).toBe(200);
    }
  });

  test('the same cookie with a new device id takes no second place [T-DEV-1, OP-SESS-2]', async () => {
    const account = await platform.createAccount();
    const [phone, laptop] = [platform.client(), platform.client()];
    await phone.login(account);
    await laptop.login(account);
    phone.deviceId = 'cleared-local-storage-1';
    expect((await phone.login(account)).status).toBe(200);
    phone.deviceId = 'cleared-local-storage-2';
    expect((await phone.login(account)).status).toBe(200);
    expect(await liveDevices([phone, laptop])).toHaveLength(2);
    expect(await rowsOf(devices, account.id)).toHaveLength(2);
  });

  test('signing in again from the same device id without the cookie reuses its place [OP-SESS-6, T-DEV-1]', async () => {
    const account = await platform.createAccount();
    const [phone, laptop] = [platform.client(), platform.client()];
    await phone.login(account);
    await laptop.login(account);
    phone.cookies.clear();
    expect((await phone.login(account)).status).toBe(200);
    expect(await liveDevices([phone, laptop])).toHaveLength(2);
    expect(await rowsOf(devices, account.id)).toHaveLength(2);
  });

  test('a copied device id ends the older login: two people are never in with one place [T-DEV-1]', async () => {
    const account = await platform.createAccount();
    const [owner, copy] = [platform.client(), platform.client()];
    copy.deviceId = owner.deviceId;
    await owner.login(account);
    await copy.login(account);
    expect(await isSignedIn(copy)).toBe(true);
    expect(await isSignedIn(owner)).toBe(false);
    expect((await owner.call('POST /api/Auth/refresh-token', { body: {} })).status).toBe(401);
    await owner.login(account);
    expect(await liveDevices([owner, copy])).toEqual([owner]);
  });

  test('a cookie nobody was given makes no device known and takes no place of another [T-DEV-1]', async () => {
    const account = await platform.createAccount();
    const [phone, laptop, forger] = [platform.client(), platform.client(), platform.client()];
    await phone.login(account);
    await laptop.login(account);
    forger.cookies.set(`hessa_device_${platform.tenantId}`, 'made-up');
    expect((await forger.login(account)).body.message).toBe(REFUSAL);
  });

  test('thirty days without use free a place, and not a day sooner [OP-SESS-5, T-AUTH-13]', async () => {
    const account = await platform.createAccount();
    const [idle, used, arriving] = [platform.client(), platform.client(), platform.client()];
    await idle.login(account);
    platform.clock.advance(20 * DAY);
    await used.login(account);
    platform.clock.advance(10 * DAY - 1000);
    expect((await arriving.login(account)).body.message).toBe(REFUSAL);
    platform.clock.advance(1000);
    expect((await arriving.login(account)).status).toBe(200);
    expect((await idle.call('POST /api/Auth/refresh-token', { body: {} })).status).toBe(401);
    expect((await used.call('POST /api/Auth/refresh-token', { body: {} })).status).toBe(200);
  });

  test('a login that is over by age holds no place [OP-SESS-5, T-AUTH-13]', async () => {
    const account = await platform.createAccount();
    const [old, second, arriving] = [platform.client(), platform.client(), platform.client()];
    await old.login(account);
    for (let month = 0; month < 8; month += 1) {
      platform.clock.advance(22 * DAY);
      old.token = (await old.call('POST /api/Auth/refresh-token', { body: {} })).body.data.token;
    }
    await second.login(account);
    expect((await arriving.login(account)).body.message).toBe(REFUSAL);
    platform.clock.advance(4 * DAY);
    expect((await old.call('POST /api/Auth/refresh-token', { body: {} })).status).toBe(401);
    expect((await arriving.login(account)).status).toBe(200);
  });

  test('the refusal is in the audit trail [T-LOG-2]', async () => {
    const account = await platform.createAccount();
    for (let index = 0; index < 3; index += 1) await platform.client().login(account);
    const kinds = await platform.database.owner`
      select kind from audit_events where subject_id = ${account.id} order by id`;
    expect(kinds.map((row) => row.kind)).toEqual(['session.signed_in', 'session.signed_in', 'session.device_refused']);
  });
});
