import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What starting an empty Node takes on an idle machine. */
const IDLE_MS = 60;

/**
 * How many times slower than an idle machine this one is just now, at least 1. Tests share their machine with other
 * work: a bound that holds for people is stretched by this, so that it fails for a slow server and not for a slow day.
 */
export async function slowness(): Promise<number> {
  let slowest = IDLE_MS;
  for (let time = 0; time < 3; time += 1) {
    const started = performance.now();
    await run(process.execPath, ['-e', '0']);
    slowest = Math.max(slowest, performance.now() - started);
  }
  return slowest / IDLE_MS;
}
