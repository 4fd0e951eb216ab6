import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { callUntilServed } from './load.fixture.ts';
import {
  createTestFolder,
  freePort,
  type ServerProcess,
  startServer,
  type TestFolder,
} from './server-process.fixture.ts';

const LINK = /https:\/\/school\.example\/claim-ownership\?claim=(\S+)/g;

describe('a first start in production', () => {
  let folder: TestFolder;
  let database: TestDatabase;
  let env: Record<string, string>;
  let server: ServerProcess;

  beforeAll(async () => {
    folder = await createTestFolder();
    database = await createTestDatabase();
    env = {
      HESSA_ENV: 'production',
      HESSA_DATA_DIR: folder.dataDir,
      PORT: await freePort(),
      PUBLIC_URL: 'https://school.example',
      DATABASE_URL: database.ownerUrl,
    };
    server = await startServer(env);
  });
  afterAll(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
    await database.drop();
    await folder.remove();
  });

  const post = (path: string, body: object, DeviceId = 'device-of-the-owner') =>
    callUntilServed(server.url, { method: 'POST', path, headers: { DeviceId }, body: JSON.stringify(body) });

  test('it seeds no account and prints no password [T-AUTH-8]', async () => {
    expect(server.output()).not.toMatch(/demo/i);
    const [accounts] = await database.owner`select count(*)::int as count from accounts`;
    expect(accounts?.count).toBe(0);
    const login = await post('/api/Auth/login', { EmailorMobile: 'student@demo.test', password: 'demo1234' });
    expect(login.status).toBe(400);
  });

  test("the link to create the owner's account is printed once and works once [T-AUTH-8]", async () => {
    const [link, ...others] = [...server.output().matchAll(LINK)];
    expect(others).toEqual([]);
    const claim = link?.[1] ?? '';
    const owner = {
      claim,
      name: 'مستر أحمد',
      email: 'owner@school.example',
      phoneNumber: '01012345678',
      password: 'a long sentence of mine',
    };
    expect((await post('/api/Auth/claim-ownership', owner)).status).toBe(200);
    const login = await post('/api/Auth/login', { EmailorMobile: owner.email, password: owner.password });
    expect(login.status).toBe(200);
    const thief = { ...owner, email: 'thief@school.example', phoneNumber: '01012345679' };
    expect((await post('/api/Auth/claim-ownership', thief)).status).toBe(400);

    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
    server = await startServer(env);
    expect(server.output()).not.toMatch(/claim/);
  });
});
