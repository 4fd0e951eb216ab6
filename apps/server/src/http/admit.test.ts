import { beforeAll, describe, expect, test } from 'vitest';
import { registrationForm } from '../features/auth/registration-form.fixture.ts';
import { withWork } from '../testing/do-work.ts';
import { sharedPlatform } from '../testing/shared-platform.ts';
import type { TestClient } from '../testing/test-client.ts';

const OWN_URL = 'https://hessa.example';
const HOST = 'school.example';
const OTHER_HOST = 'other.example';

let owner: TestClient;
/** Two tenants with a host name each. */
const schools = { own: '', other: '' };
const platform = await sharedPlatform({ variables: { PUBLIC_URL: OWN_URL } });
beforeAll(async () => {
  schools.own = await platform.makeTenant({ hosts: [HOST] });
  schools.other = await platform.makeTenant({ hosts: [OTHER_HOST] });
  owner = platform.client();
  await owner.login(await platform.createAccount({ role: 'owner', grade: null }));
});

const students = (client: TestClient) => client.call('GET /api/teach/students', { query: {} });

describe('a tenant', () => {
  test.each([undefined, 'nobody', '*'])('that is named by %j is refused [TEN-01, T-G-2]', async (name) => {
    const headers = name === undefined ? {} : { 'x-tenant-id': name };
    const answer = await platform.app.inject({ url: '/api/Site', headers });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'tenant.unknown']);
  });
});

describe('the bearer of a token', () => {
  test.each(['x Bearer TOKEN', 'xBearer TOKEN', 'Bearer TOKEN x', 'Bearer TOKEN,', 'Bearer\tTOKEN', 'TOKEN'])(
    'is read from one form of the header: %j is none [T-G-9]',
    async (form) => {
      const client = platform.client();
      client.headers = { authorization: form.replace('TOKEN', owner.token ?? '') };
      expect(await students(client)).toMatchObject({ status: 401, body: { code: 'session.required' } });
    },
  );

  test('is named by the request’s line in the log, and a guest is not [T-LOG-1]', async () => {
    const { id, ...account } = await platform.createAccount();
    const student = platform.client();
    await student.login(account);
    const told = () => {
      const { tenant, account: who } = JSON.parse(platform.logLines.at(-1) ?? '{}');
      return { tenant, who };
    };
    await student.call('GET /api/UnitCode/GetMyUnitCodes', { query: { pageNumber: 1 } });
    expect(told()).toEqual({ tenant: platform.tenantId, who: id });
    await platform.client().call('GET /api/UnitCode/GetMyUnitCodes', { query: { pageNumber: 1 } });
    expect(told()).toEqual({ tenant: platform.tenantId, who: null });
  });
});

describe('a device', () => {
  const login = async (deviceId: string, userAgent?: string) => {
    const account = await platform.createAccount();
    const client = Object.assign(platform.client(), { deviceId });
    if (userAgent !== undefined) client.headers = { 'user-agent': userAgent };
    return { account, answer: await client.login(account) };
  };

  test.each([
    ['seven characters', 'a'.repeat(7)],
    ['201 characters', 'a'.repeat(201)],
    ['a space', 'device of mine'],
    ['a letter before it that is none of ours', `é${'a'.repeat(20)}`],
    ['a letter after it that is none of ours', `${'a'.repeat(20)}é`],
  ])('has no id with %s: the login is refused and says why [T-DEV-1]', async (_, deviceId) => {
    const { answer } = await login(deviceId);
    expect(answer).toMatchObject({ status: 400, body: { fields: ['DeviceId'] } });
  });

  test('has an id at all, and a cookie of its tenant from then on [T-DEV-1]', async () => {
    const { email, password } = await platform.createAccount();
    const login = (headers: Record<string, string>) =>
      platform.app.inject({
        method: 'POST',
        url: '/api/Auth/login',
        headers: { 'x-tenant-id': platform.tenantId, ...headers },
        payload: { EmailorMobile: email, password },
      });
    expect((await login({})).json().fields).toEqual(['DeviceId']);
    const [cookie] = (await login({ deviceid: 'device-of-a-student' })).cookies;
    expect(cookie?.name).toBe(`hessa_device_${platform.tenantId}`);
  });

  test.each([8, 200])('has an id of %d characters [T-DEV-1]', async (length) => {
    expect((await login('~'.repeat(length))).answer.status).toBe(200);
  });

  test('is named by the first three hundred characters of what its browser says, or by none [TRUST-12]', async () => {
    const named = async (userAgent: string) => {
      const { account } = await login('device-of-a-student', userAgent);
      const [row] = await platform.database.owner`select label from devices where account_id = ${account.id}`;
      return row?.label;
    };
    expect(await named(`${'x'.repeat(293)} iPhone Firefox/1`)).toBe('iPhone');
    expect(await named('')).toBe('Unknown');
  });
});

describe('whoever has to choose a password first', () => {
  test('is refused what needs a login, and shown what guests see [TRUST-06, T-CON-6]', async () => {
    const account = await platform.createAccount();
    const { password } = (
      await owner.call('POST /api/teach/students/{studentId}/temporary-password', { params: { studentId: account.id } })
    ).body;
    const client = platform.client();
    await client.login({ ...account, password });
    expect(await client.call('GET /api/UnitCode/GetMyUnitCodes', { query: { pageNumber: 1 } })).toMatchObject({
      status: 403,
      body: { code: 'access.password_temporary' },
    });
    expect((await client.call('GET /api/Search', { query: { q: 'since' } })).status).toBe(200);
    const chosen = await client.call('POST /api/Student/choose-password', {
      body: { password: 'a-password-of-my-own' },
    });
    expect(chosen.status).toBe(200);
  });
});

describe('an assistant of one grade', () => {
  test('is shown the students of that grade alone, and the owner all [DESK-103]', async () => {
    const [third, first] = [
      await platform.createAccount({ grade: 'Secondary3' }),
      await platform.createAccount({ grade: 'Secondary1' }),
    ];
    const assistant = platform.client();
    const member = await platform.createAccount({ role: 'assistant', grade: null });
    await assistant.login(member);
    const limited = await owner.call('POST /api/teach/team/{memberId}/grades', {
      params: { memberId: member.id },
      body: { was: null, grades: ['Secondary3'] },
    });
    expect(limited.status, limited.text).toBe(200);
    const seenBy = async (client: TestClient) => {
      const ids: string[] = (await students(client)).body.data.students.map(({ id }: { id: string }) => id);
      return [ids.includes(third.id), ids.includes(first.id)];
    };
    expect(await seenBy(assistant)).toEqual([true, false]);
    expect(await seenBy(owner)).toEqual([true, true]);
  });
});

describe('work', () => {
  test('that a request brings lets it pass where an address has used its tries up [T-AUTH-14]', async () => {
    const phone = platform.client();
    const register = () => phone.call('POST /api/Auth/register', { form: registrationForm() });
    for (let at = 0; at < 10; at += 1) expect((await register()).status).toBe(200);
    expect((await register()).status).toBe(429);
    expect((await withWork(platform, phone, register)).status).toBe(200);
  });
});

describe('a site', () => {
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };

  test.each(['GET', 'HEAD'] as const)('that is foreign may read what is public by %s [T-WEB-4]', async (method) => {
    expect((await platform.client().request('/api/Site', { method, headers: foreign })).status).toBe(200);
  });

  const write = (headers: Record<string, string>) => {
    const client = platform.client(schools.own);
    client.headers = { host: 'hessa.example', ...headers };
    return client.login({ email: 'nobody@example.test', password: 'x' });
  };

  test.each([
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'https://hessa.example' }],
    ['an address typed by hand', { 'sec-fetch-site': 'none' }],
    ['a tenant’s own host', { 'sec-fetch-site': 'cross-site', origin: `https://${HOST}` }],
    ['an older browser on our page', { origin: 'https://hessa.example' }],
    ['an older browser on our page, whatever host a proxy names', { origin: OWN_URL, host: '127.0.0.1:3000' }],
    ['an older browser over plain http', { origin: 'http://192.168.1.7:3000', host: '192.168.1.7:3000' }],
    ['a program that is no browser', {}],
  ])('%s may write [T-WEB-4]', async (_who, headers) => {
    expect((await write(headers)).body.code).toBe('auth.invalid_credentials');
  });

  test.each([
    ['a foreign page', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a neighbour on the same site', { 'sec-fetch-site': 'same-site', origin: 'https://blog.hessa.example' }],
    ['a foreign page without an origin', { 'sec-fetch-site': 'cross-site' }],
    ['a sandboxed frame', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['a made-up value', { 'sec-fetch-site': 'SAME-ORIGIN' }],
    ['another tenant’s host', { 'sec-fetch-site': 'cross-site', origin: `https://${OTHER_HOST}` }],
    ['an older browser on a foreign page', { origin: 'https://evil.example' }],
    ['an older browser in a sandboxed frame', { origin: 'null' }],
  ])('%s may not [T-WEB-4]', async (_who, headers) => {
    const answer = await write(headers);
    expect([answer.status, answer.body.code]).toEqual([403, 'access.forbidden']);
  });
});
