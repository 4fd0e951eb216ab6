import { busy } from '../errors/busy.ts';

export interface BoundedQueue {
  /** Does the work when its turn comes; refuses at once when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T>;
  load(): { running: number; waiting: number };
}

/** Lets so much work run at once and so much wait: a flood of expensive requests costs bounded time and memory. */
export function boundedQueue(atOnce: number, waitingAtMost: number): BoundedQueue {
  let running = 0;
  const waiting: (() => void)[] = [];
  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= waitingAtMost) throw busy();
      await new Promise<void>((resume) => waiting.push(resume));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The place is handed over rather than freed, so that a newcomer cannot slip in before those who wait.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }
  return { run, load: () => ({ running, waiting: waiting.length }) };
}
