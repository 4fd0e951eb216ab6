import { setTimeout as delay } from 'node:timers/promises';

/** Waits for a condition, looking often; a test that would wait for ever fails instead. */
export async function until(condition: () => boolean | Promise<boolean>, withinMs = 30_000): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error('the awaited condition did not come');
    await delay(10);
  }
}
