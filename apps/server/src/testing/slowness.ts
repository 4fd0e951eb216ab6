import { execFile, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What starting an empty Node takes on an idle machine. */
const IDLE_MS = 60;

/** Works for 40 ms of processor time every fifth of a second, and says each time how much longer that took. */
const PROBE = `
process.stdin.resume().on('end', () => process.exit());
const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
const probe = () => {
  const [began, had] = [performance.now(), used()];
  while (used() - had < 40);
  console.log((performance.now() - began) / (used() - had));
  setTimeout(probe, 160);
};
probe();`;

/**
 * How many times slower than an idle machine this one is just now, at least 1. Tests share their machine with other
 * work: a bound that holds for people is stretched by this, so that it fails for a slow server and not for a slow day.
 */
export async function slowness(): Promise<number> {
  let slowest = 0;
  const { slow } = await whileMeasured(async () => {
    for (let time = 0; time < 3; time += 1) {
      const started = performance.now();
      await run(process.execPath, ['-e', '0']);
      slowest = Math.max(slowest, performance.now() - started);
    }
  });
  return Math.max(slow, slowest / IDLE_MS);
}

/** How long the work would have taken had the machine been idle: what came and went meanwhile is taken out. */
export async function idleMsOf(work: () => Promise<unknown>): Promise<number> {
  const { ms, slow } = await whileMeasured(work);
  return ms / slow;
}

async function whileMeasured(work: () => Promise<unknown>): Promise<{ ms: number; slow: number }> {
  const probe = spawn(process.execPath, ['-e', PROBE], { stdio: ['pipe', 'pipe', 'inherit'] });
  try {
    const waits: number[] = [];
    const lines = createInterface(probe.stdout).on('line', (line) => waits.push(Number(line)));
    const first = new Promise<void>((heard) => lines.once('line', () => heard()));
    const started = performance.now();
    await work();
    const ms = performance.now() - started;
    await first;
    const mean = waits.reduce((sum, wait) => sum + wait, 0) / waits.length;
    return { ms, slow: Math.max(1, mean) };
  } finally {
    probe.kill('SIGKILL');
  }
}
