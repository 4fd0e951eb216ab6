import { setTimeout as delay } from 'node:timers/promises';
import {
  type Acknowledged,
  redeem,
  type StormStudent,
  type StormWorld,
  takeQuiz,
} from '../../apps/server/src/main/storm.fixture.ts';

const CLIENTS = 20;
/** Students insist until they are answered, a drill does not: what takes ten times a fail-over does not come. */
const PATIENCE_MS = 240_000;

export interface StormOptions {
  /** Nobody begins anew after it. */
  until?: AbortSignal;
  patienceMs?: number;
  clients?: number;
}

/** What students were told is kept. */
export interface Kept {
  submissions: Acknowledged[];
  redemptions: Acknowledged[];
}

/** Somebody whose students write: what they were told, and as many as are wanted of those who have not written yet. */
export interface Teacher {
  world: StormWorld;
  kept: Kept;
  take(count: number): StormStudent[];
}

/** Half of the clients hand in and half redeem, and all of them insist until they are answered. */
export async function storm(
  url: string,
  world: StormWorld,
  students: StormStudent[],
  kept: Kept,
  { until, patienceMs = PATIENCE_MS, clients: count = CLIENTS }: StormOptions = {},
): Promise<void> {
  const [toSubmit, toRedeem] = [[...students], [...students]];
  const enough = new AbortController();
  const clients = Array.from({ length: count }, async (_, index) => {
    const [queue, done, act] =
      index % 2 === 0
        ? ([toSubmit, kept.submissions, takeQuiz] as const)
        : ([toRedeem, kept.redemptions, redeem] as const);
    for (let student = queue.pop(); student && !until?.aborted; student = queue.pop()) {
      done.push(await act(url, world, student));
    }
  });
  const giveUp = delay(patienceMs, undefined, { signal: enough.signal }).then(
    () =>
      Promise.reject(new Error(`after ${patienceMs / 1000} s some of ${2 * students.length} were not answered yet`)),
    () => {},
  );
  try {
    await Promise.race([Promise.all(clients), giveUp]);
  } finally {
    enough.abort();
  }
}
