import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { isSignedIn } from '../../testing/is-signed-in.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { accounts } from './accounts-table.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

const platform = await sharedPlatform();

async function signedIn(tenantId = platform.tenantId) {
  const account = await platform.createAccount({}, tenantId);
  const device = platform.client(tenantId);
  expect((await device.login(account)).status).toBe(200);
  return { account, device };
}

function refresh(device: TestClient) {
  return device.call('POST /api/Auth/refresh-token', { body: {} });
}

/** The same browser in another place: what was copied from it, and nothing more. */
function copyOf(device: TestClient, copied: { cookies: boolean }): TestClient {
  const copy = platform.client();
  copy.deviceId = device.deviceId;
  copy.token = device.token;
  if (copied.cookies) for (const [name, value] of device.cookies) copy.cookies.set(name, value);
  return copy;
}

async function eventKinds(accountId: string): Promise<string[]> {
  const rows = await platform.database.owner`select kind from audit_events where subject_id = ${accountId} order by id`;
  return rows.map((row) => row.kind);
}

describe('refresh-token', () => {
  test('an empty JSON body with the bearer token answers success and data.token, which replaces the old one [API-22, SESS-20, OP-SESS-4]', async () => {
    const { device } = await signedIn();
    const old = device.token;
    platform.clock.advance(MINUTE);
    const answer = await refresh(device);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      message: 'Token refreshed',
      data: { token: expect.stringMatching(/^\S{60,}$/) },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body.data.token).not.toBe(old);
    device.token = answer.body.data.token;
    expect(await isSignedIn(device)).toBe(true);
  });

  test('the path without /api, and a body that is not there at all, answer the same [API-22, OP-API-3]', async () => {
    const { device } = await signedIn();
    for (const url of ['/Auth/refresh-token', '/api/Auth/refresh-token']) {
      const answer = await platform.app.inject({
        method: 'POST',
        url,
        headers: {
          'x-tenant-id': platform.tenantId,
          deviceid: device.deviceId,
          authorization: `Bearer ${device.token}`,
        },
      });
      expect(answer.statusCode, answer.body).toBe(200);
      device.token = answer.json().data.token;
    }
  });

  test('a token opens calls for fifteen minutes, and a refresh goes on from there [T-AUTH-9, OP-SESS-8]', async () => {
    const { device } = await signedIn();
    platform.clock.advance(15 * MINUTE - SECOND);
    expect(await isSignedIn(device)).toBe(true);
    platform.clock.advance(SECOND);
    expect(await isSignedIn(device)).toBe(false);
    device.token = (await refresh(device)).body.data.token;
    expect(await isSignedIn(device)).toBe(true);
  });

  test('no token, a made-up one and a field in the body are refused [SESS-05, T-G-6]', async () => {
    const stranger = platform.client();
    expect((await refresh(stranger)).status).toBe(401);
    stranger.token = `${crypto.randomUUID()}.${'x'.repeat(43)}`;
    const answer = await refresh(stranger);
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ success: false, code: 'session.expired' });
    const { device } = await signedIn();
    const extra = await device.call('POST /api/Auth/refresh-token', { body: { token: 'x' } as never });
    expect(extra.status).toBe(400);
  });

  test('twenty tabs that refresh at once all get the one new token, and the login lives on [T-AUTH-11, OP-SESS-7]', async () => {
    const { device } = await signedIn();
    // Several times over: the first round may find the connections still opening, one after the other.
    for (let round = 0; round < 4; round += 1) {
      platform.clock.advance(16 * MINUTE);
      const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(device)));
      expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
      const tokens = new Set(answers.map((answer) => answer.body.data.token));
      expect(tokens.size).toBe(1);
      device.token = answers[0]?.body.data.token;
      expect(await isSignedIn(device)).toBe(true);
    }
  });

  test('the token just replaced counts for ten seconds more, for calls under way [T-AUTH-11]', async () => {
    const { device } = await signedIn();
    const tab = copyOf(device, { cookies: true });
    device.token = (await refresh(device)).body.data.token;
    platform.clock.advance(10 * SECOND);
    expect(await isSignedIn(tab)).toBe(true);
    const again = await refresh(tab);
    expect(again.body.data.token).toBe(device.token);
    platform.clock.advance(SECOND);
    expect(await isSignedIn(tab)).toBe(false);
    expect(await isSignedIn(device)).toBe(true);
  });

  test('the grace is of the immediate predecessor only: one before that ends the login even within it [T-AUTH-11, T-AUTH-12]', async () => {
    const { account, device } = await signedIn();
    const thief = copyOf(device, { cookies: true });
    device.token = (await refresh(device)).body.data.token;
    device.token = (await refresh(device)).body.data.token;
    expect((await refresh(thief)).status).toBe(401);
    expect(await isSignedIn(device)).toBe(false);
    expect(await eventKinds(account.id)).toContain('session.token_reused');
  });

  test('a replaced token that comes back after the grace ends the whole login, frees the place and leaves an audit event [T-AUTH-12, T-DEV-5, OP-SESS-4]', async () => {
    const { account, device } = await signedIn();
    const thief = copyOf(device, { cookies: true });
    thief.token = device.token;
    device.token = (await refresh(device)).body.data.token;
    platform.clock.advance(11 * SECOND);
    const replay = await refresh(thief);
    expect(replay.status).toBe(401);
    expect(await isSignedIn(device)).toBe(false);
    expect((await refresh(device)).status).toBe(401);
    expect(await eventKinds(account.id)).toEqual(['session.signed_in', 'session.token_reused']);
    for (const next of [platform.client(), platform.client()]) expect((await next.login(account)).status).toBe(200);
  });

  test('of a copied browser profile at most one copy still works after two access lifetimes [T-DEV-5]', async () => {
    const { device } = await signedIn();
    const copy = copyOf(device, { cookies: true });
    for (const holder of [device, copy]) {
      platform.clock.advance(15 * MINUTE);
      const answer = await refresh(holder);
      if (answer.status === 200) holder.token = answer.body.data.token;
    }
    const working = [await isSignedIn(device), await isSignedIn(copy)].filter(Boolean);
    expect(working.length).toBeLessThanOrEqual(1);
  });

  test('another device id does not refresh, and the login is unharmed [OP-SESS-4, T-AUTH-10]', async () => {
    const { device } = await signedIn();
    const thief = copyOf(device, { cookies: false });
    for (const deviceId of ['some-other-device', '']) {
      thief.deviceId = deviceId;
      expect((await refresh(thief)).status).toBe(401);
    }
    expect((await refresh(device)).status).toBe(200);
  });

  test('the bearer alone is enough while cookies are blocked [OP-SESS-4, T-AUTH-10]', async () => {
    const { device } = await signedIn();
    device.cookies.clear();
    for (let round = 0; round < 3; round += 1) {
      platform.clock.advance(MINUTE);
      const answer = await refresh(device);
      expect(answer.status).toBe(200);
      device.token = answer.body.data.token;
      device.cookies.clear();
    }
  });

  test('once a browser has shown its cookie, a bearer stolen from it does not refresh without [T-AUTH-10]', async () => {
    const { device } = await signedIn();
    device.token = (await refresh(device)).body.data.token;
    platform.clock.advance(MINUTE);
    const thief = copyOf(device, { cookies: false });
    expect((await refresh(thief)).status).toBe(401);
    thief.cookies.set(`hessa_device_${platform.tenantId}`, 'made-up');
    expect((await refresh(thief)).status).toBe(401);
    expect((await refresh(device)).status).toBe(200);
  });

  test('a browser that signs in with its cookie is bound to it from the first moment [T-AUTH-10]', async () => {
    const { account, device } = await signedIn();
    await device.login(account);
    expect((await refresh(copyOf(device, { cookies: false }))).status).toBe(401);
    expect((await refresh(device)).status).toBe(200);
  });

  test('a token expired for less than thirty days refreshes; then it does not [OP-SESS-4, T-AUTH-13]', async () => {
    const { account, device } = await signedIn();
    platform.clock.advance(30 * DAY - SECOND);
    const answer = await refresh(device);
    expect(answer.status).toBe(200);
    device.token = answer.body.data.token;
    platform.clock.advance(30 * DAY);
    const late = await refresh(device);
    expect(late.status).toBe(401);
    expect(late.body.message).toBe('Session expired. Please log in again.');
    expect((await device.login(account)).status).toBe(200);
  });

  test('a login ends 180 days after its sign-in, however often it was used [T-AUTH-13]', async () => {
    const { device } = await signedIn();
    for (let days = 0; days < 160; days += 20) {
      platform.clock.advance(20 * DAY);
      device.token = (await refresh(device)).body.data.token;
    }
    platform.clock.advance(20 * DAY - SECOND);
    device.token = (await refresh(device)).body.data.token;
    expect(await isSignedIn(device)).toBe(true);
    platform.clock.advance(SECOND);
    expect(await isSignedIn(device)).toBe(false);
    expect((await refresh(device)).status).toBe(401);
  });

  test('a disabled account is out at once, and enabling it again revives no login [T-AUTH-13]', async () => {
    const { account, device } = await signedIn();
    const setDisabled = (disabled: boolean) =>
      platform.withTenant(platform.tenantId, (tx) =>
        tx
          .update(accounts)
          .set({ disabled })
          .where(and(eq(accounts.tenantId, platform.tenantId), eq(accounts.id, account.id))),
      );
    await setDisabled(true);
    expect(await isSignedIn(device)).toBe(false);
    expect((await refresh(device)).status).toBe(401);
    await setDisabled(false);
    expect(await isSignedIn(device)).toBe(false);
  });

  test('a token of one tenant is 401 in another, for calls and for refresh, and logs nobody out there [OP-TEN-1, T-G-3]', async () => {
    const { device } = await signedIn();
    const other = await platform.makeTenant();
    const intruder = platform.client(other);
    intruder.token = device.token;
    intruder.deviceId = device.deviceId;
    expect(await isSignedIn(intruder)).toBe(false);
    expect((await refresh(intruder)).status).toBe(401);
    expect((await intruder.call('POST /api/Auth/logout')).status).toBe(200);
    expect(await isSignedIn(device)).toBe(true);
  });

  test('the database keeps no token that signs in [T-AUTH-9]', async () => {
    const { account, device } = await signedIn();
    device.token = (await refresh(device)).body.data.token;
    const secret = device.token?.split('.')[1] ?? 'none';
    const cookie = [...device.cookies.values()][0] ?? 'none';
    const rows = await platform.database.owner`
      select s::text as session, d::text as device from sessions s join devices d using (tenant_id, account_id)
      where account_id = ${account.id}`;
    expect(rows).toHaveLength(1);
    const stored = JSON.stringify(rows);
    for (const text of [secret, cookie]) {
      expect(stored).not.toContain(text);
      expect(stored).not.toContain(Buffer.from(text).toString('hex'));
    }
  });
});

describe('what a renewal notes', () => {
  const renew = async (device: TestClient) => {
    const answer = await refresh(device);
    expect(answer.status, answer.text).toBe(200);
    device.token = answer.body.data.token;
  };

  test('that the account is in use, once a day [TRUST-119]', async () => {
    const { account, device } = await signedIn();
    const seen = async () => {
      const [row] = await platform.database.owner`select last_seen_at from accounts where id = ${account.id}`;
      return row?.last_seen_at;
    };
    const signedInAt = platform.clock.now();
    platform.clock.advance(DAY - 1);
    await renew(device);
    expect(await seen()).toEqual(signedInAt);
    platform.clock.advance(1);
    await renew(device);
    expect(await seen()).toEqual(platform.clock.now());
    await platform.database.owner`update accounts set last_seen_at = null where id = ${account.id}`;
    await renew(device);
    expect(await seen()).toEqual(platform.clock.now());
  });

  test('where staff are now, and of students nothing [TRUST-08, T-AUTH-15]', async () => {
    const networkOf = async (role: 'owner' | 'student') => {
      const account = await platform.createAccount({ role });
      const device = platform.client();
      await device.login(account);
      device.address = '127.77.7.7';
      await renew(device);
      const [row] = await platform.database.owner`select network from sessions where account_id = ${account.id}`;
      return row?.network;
    };
    expect(await networkOf('owner')).toBe('127.77.7.x');
    expect(await networkOf('student')).toBeNull();
  });

  test('no new proof of who it is: what wants a recent sign-in is refused a quarter of an hour after it [T-CODE-9]', async () => {
    const owner = platform.client();
    await owner.login(await platform.createAccount({ role: 'owner' }));
    const makeCodes = async () => {
      const body = { key: randomUUID(), courseId: 1, size: 1 };
      return (await owner.call('POST /api/teach/code-batches', { body })).body.code;
    };
    expect(await makeCodes()).toBe('course.not_found');
    platform.clock.advance(15 * MINUTE + 1);
    await renew(owner);
    expect(await makeCodes()).toBe('session.proof_needed');
  });

  test('nothing for who shows no token, or what is none [SESS-20]', async () => {
    const stranger = platform.client();
    for (const token of [null, 'a-token-that-nobody-was-ever-given']) {
      stranger.token = token;
      expect(await isSignedIn(stranger)).toBe(false);
    }
  });
});
