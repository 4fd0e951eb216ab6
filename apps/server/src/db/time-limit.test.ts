import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { timeLimit } from './time-limit.ts';

/** Both ends of a line within this process. */
async function line(): Promise<[Socket, Socket]> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const [near, [far]] = await Promise.all([
    connect(port, '127.0.0.1'),
    once(server, 'connection') as Promise<[Socket]>,
  ]);
  onTestFinished(() => {
    near.destroy();
    far.destroy();
    server.close();
  });
  return [near, far];
}

/** Holds the whole process up, as a long computation does. */
function block(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

test('an answer that lies in the socket when the limit is over has come in time: the process was late, not the answer [T-R4]', async () => {
  const [near, far] = await line();
  const outcome = new Promise<string>((resolve) => {
    const inTime = timeLimit(20, () => resolve('late'));
    near.once('data', () => {
      inTime();
      resolve('in time');
    });
  });
  far.write('answer');
  block(100);
  expect(await outcome).toBe('in time');
});

test('without an answer the limit is one [T-R4]', async () => {
  await new Promise<void>((late) => timeLimit(5, late));
});

test('whoever is in time hears nothing more', async () => {
  let late = false;
  timeLimit(5, () => (late = true))();
  await new Promise<void>((over) => timeLimit(30, over));
  expect(late).toBe(false);
});
