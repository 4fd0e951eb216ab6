import { describe, expect, test } from 'vitest';
import { isSignedIn } from '../../testing/is-signed-in.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';

const platform = await sharedPlatform();

async function signedIn() {
  const account = await platform.createAccount();
  const device = platform.client();
  await device.login(account);
  return { account, device };
}

describe('logout', () => {
  test.each(['/api/Auth/logout', '/Auth/logout'])(
    '%s takes no payload, answers a message and ends the token at once [API-16, OP-API-3, SESS-03]',
    async (path) => {
      const { device } = await signedIn();
      const answer = await device.call(`POST ${path}` as 'POST /api/Auth/logout');
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ success: true, message: 'Logged out' });
      expect(await isSignedIn(device)).toBe(false);
      expect((await device.call('POST /api/Auth/refresh-token', { body: {} })).status).toBe(401);
    },
  );

  test('of many who are looked up at once the ones who left are refused, and nobody else [LEAN-42, SESS-03]', async () => {
    const crowd = await Promise.all(Array.from({ length: 12 }, signedIn));
    for (const { device } of crowd.slice(0, 3)) await device.call('POST /api/Auth/logout');
    const whoIsIn = await Promise.all(crowd.flatMap(({ device }) => [isSignedIn(device), isSignedIn(device)]));
    expect(whoIsIn).toEqual(Array.from({ length: 24 }, (_, at) => at >= 6));
  });

  test('a client that names JSON although it sends nothing is understood [API-16, API-22]', async () => {
    const { device } = await signedIn();
    device.headers['content-type'] = 'application/json';
    expect((await device.call('POST /api/Auth/refresh-token')).status).toBe(200);
    expect((await device.call('POST /api/Auth/logout')).status).toBe(200);
  });

  test('repeating it, a made-up token and no token at all answer the same [API-16, SESS-03]', async () => {
    const { device } = await signedIn();
    const first = await device.call('POST /api/Auth/logout');
    const again = await device.call('POST /api/Auth/logout');
    const nobody = await platform.client().call('POST /api/Auth/logout');
    expect([again.text, nobody.text]).toEqual([first.text, first.text]);
  });

  test('an expired token still signs its device out [API-16, OP-SESS-6]', async () => {
    const { account, device } = await signedIn();
    await platform.client().login(account);
    platform.clock.advance(2 * 60 * 60 * 1000);
    await device.call('POST /api/Auth/logout');
    expect((await platform.client().login(account)).status).toBe(200);
  });

  test('a session id with a wrong secret signs nobody out and frees no place [T-DEV-4]', async () => {
    const { account, device } = await signedIn();
    const second = platform.client();
    await second.login(account);
    const stranger = platform.client();
    stranger.token = `${device.token?.split('.')[0]}.${'A'.repeat(43)}`;
    expect((await stranger.call('POST /api/Auth/logout')).status).toBe(200);
    expect(await isSignedIn(device)).toBe(true);
    expect((await platform.client().login(account)).status).toBe(400);
  });

  test('a page of another site cannot sign a student out: the tenant header is needed, and a foreign origin is refused [T-WEB-4]', async () => {
    const { device } = await signedIn();
    const headers = { authorization: `Bearer ${device.token}`, deviceid: device.deviceId };
    const bare = await platform.app.inject({ method: 'POST', url: '/api/Auth/logout', headers });
    expect(bare.statusCode).toBe(400);
    device.headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await device.call('POST /api/Auth/logout')).status).toBe(403);
    device.headers = {};
    expect(await isSignedIn(device)).toBe(true);
  });

  test('it is in the audit trail [T-LOG-2]', async () => {
    const { account, device } = await signedIn();
    await device.call('POST /api/Auth/logout');
    const rows = await platform.database
      .owner`select kind from audit_events where subject_id = ${account.id} order by id`;
    expect(rows.map((row) => row.kind)).toEqual(['session.signed_in', 'session.signed_out']);
  });
});
