import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useCheapPasswords } from '../testing/cheap-passwords.ts';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { createTestSchool, unitId } from '../testing/test-school.ts';

/** Where this process has connected to, from the first connection on. */
const opened: Socket[] = [];
const listen = (message: unknown) => void opened.push((message as { socket: Socket }).socket);

let platform: TestPlatform;
let visits = 0;
const trap = createServer((socket) => {
  visits += 1;
  socket.destroy();
});
beforeAll(async () => {
  await new Promise<void>((resume) => trap.listen(0, '127.0.0.1', resume));
  platform = await startTestPlatform();
  useCheapPasswords(platform);
  subscribe('net.client.socket', listen);
});
afterAll(async () => {
  unsubscribe('net.client.socket', listen);
  await platform.stop();
  trap.close();
});

test('no address that people write is ever fetched: the server connects to its database and to nothing else [T-INJ-4]', async () => {
  const { port } = trap.address() as { port: number };
  const school = createTestSchool(platform);
  const owner = platform.client();
  await owner.login(await platform.createAccount({ role: 'owner' }));
  const course = await school.makeCourse();
  const { body: state } = await owner.call('GET /api/teach/courses/{courseId}', { params: { courseId: course.id } });
  const written = await owner.call('POST /api/teach/units/{unitId}/resources', {
    params: { unitId: unitId(course, 0) },
    body: { version: state.data.version, title: 'ملزمة', url: `http://127.0.0.1:${port}/metadata` },
  });
  expect(written.status, written.text).toBe(200);
  for (const host of [`127.0.0.1:${port}`, 'localhost']) {
    const headers = { origin: `http://127.0.0.1:${port}`, referer: `http://127.0.0.1:${port}/`, host };
    expect((await owner.request(`/api/Course/tree?courseid=${course.id}`, { headers })).status).toBe(200);
  }
  // It listens, so a fetch would have been seen.
  expect(visits).toBe(0);
  const database = Number(new URL(platform.database.ownerUrl).port);
  const ports = new Set(opened.map((socket) => socket.remotePort).filter((one) => one !== undefined));
  expect([...ports].filter((one) => one !== database)).toEqual([]);
});
