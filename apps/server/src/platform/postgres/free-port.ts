import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { StartupError } from '../../errors/startup-error.ts';

/** Below the range from which systems lend ports to outgoing connections, so that a kept port mostly stays free. */
const FIRST = 20_000;
const LAST = 29_999;

export async function chooseFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = randomInt(FIRST, LAST + 1);
    if (await isPortFree(port)) return port;
  }
  throw new StartupError(`no free port between ${FIRST} and ${LAST} for PostgreSQL`);
}

export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
