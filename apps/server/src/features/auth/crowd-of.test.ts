import { expect, test } from 'vitest';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { registrationForm } from './registration-form.fixture.ts';

const platform = await sharedPlatform();

const behind = (address: string) => Object.assign(platform.client(), { address });
const register = (client: TestClient) => client.call('POST /api/Auth/register', { form: registrationForm() });
const look = (client: TestClient, parentPhone: string) =>
  client.call('GET /api/Student/GetStudentVideosProgressByParent/{parentPhone}', {
    params: { parentPhone },
    query: { studentPhone: parentPhone.replace('012', '010') },
  });

/** Whose phone has been here: it keeps the cookie that its sign-in gave it. */
async function knownPhone(address: string): Promise<TestClient> {
  const phone = behind(address);
  expect((await phone.login(await platform.createAccount())).status).toBe(200);
  return phone;
}

test('a browser that signed in before registers behind a crowded address without work, and is asked itself after ten [T-AUTH-14, TRUST-105]', async () => {
  const address = '10.30.0.1';
  const known = await knownPhone(address);
  for (let at = 0; at < 10; at += 1) await register(behind(address));
  expect((await register(behind(address))).status).toBe(429);
  const statuses = [];
  for (let at = 0; at < 11; at += 1) statuses.push((await register(known)).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});

test('the same for a parent who looks a child up [T-AUTH-14, TRUST-105]', async () => {
  const address = '10.30.0.2';
  const known = await knownPhone(address);
  for (let at = 0; at < 10; at += 1) await look(behind(address), `0121000000${at}`);
  expect((await look(behind(address), '01210000010')).status).toBe(429);
  expect((await look(known, '01210000011')).status).toBe(404);
});

test('a cookie of another site, or one that was made up, is a stranger’s [T-AUTH-14, TRUST-105]', async () => {
  const address = '10.30.0.3';
  const other = await platform.makeTenant();
  const foreign = Object.assign(platform.client(other), { address });
  await foreign.login(await platform.createAccount({}, other));
  for (let at = 0; at < 10; at += 1) await register(behind(address));
  const stranger = behind(address);
  stranger.cookies = new Map([...foreign.cookies, [`hessa_device_${platform.tenantId}`, 'x'.repeat(43)]]);
  expect((await register(stranger)).status).toBe(429);
});
