import { busy } from '../errors/busy.ts';
import { DomainError } from '../errors/domain-error.ts';
import { createLane, type Lane, type LaneOptions } from './lane.ts';
import { timeLimit } from './time-limit.ts';

export interface Lanes {
  /** Runs `work` alone on one connection. Waits for a free one, within bounds: past them the answer is "busy". */
  use<T>(work: (lane: Lane) => Promise<T>): Promise<T>;
  readonly waiting: number;
  readonly busy: number;
  /** Those who wait are refused, those under way are let finish, and then the connections close. */
  end(): Promise<void>;
}

export interface LanesOptions extends LaneOptions {
  count: number;
  waitingAtMost: number;
  waitMs: number;
}

interface Waiter {
  take(lane: Lane): void;
  refuse(error: Error): void;
}

/** How long a transaction under way may go on once the pool is to end. */
const LAST_CALL_MS = 5000;

/** The pool. It is ours because the queue before the database must be bounded and must give up in time. */
export function createLanes(options: LanesOptions): Lanes {
  const all = Array.from({ length: options.count }, () => createLane(options));
  const free = [...all];
  const waiters: Waiter[] = [];
  let ending = false;
  let allFree: () => void = () => {};

  function acquire(): Promise<Lane> {
    if (ending) return Promise.reject(new DomainError('service.unavailable', {}, 2));
    // The most recently used lane first: its statements are prepared and its backend is warm.
    const lane = free.pop();
    if (lane) return Promise.resolve(lane);
    if (waiters.length >= options.waitingAtMost) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const inTime = timeLimit(options.waitMs, () => {
        waiters.splice(waiters.indexOf(waiter), 1);
        reject(busy());
      });
      const waiter: Waiter = {
        take(given) {
          inTime();
          resolve(given);
        },
        refuse(error) {
          inTime();
          reject(error);
        },
      };
      waiters.push(waiter);
    });
  }

  function release(lane: Lane): void {
    const next = waiters.shift();
    if (next) next.take(lane);
    else free.push(lane);
    if (free.length === all.length) allFree();
  }

  async function lastOnesOut(): Promise<void> {
    if (free.length === all.length) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      allFree = resolve;
      timer = setTimeout(resolve, LAST_CALL_MS);
    });
    clearTimeout(timer);
  }

  return {
    async use(work) {
      const lane = await acquire();
      try {
        return await work(lane);
      } finally {
        release(lane);
      }
    },
    get waiting() {
      return waiters.length;
    },
    get busy() {
      return all.length - free.length;
    },
    async end() {
      ending = true;
      for (const waiter of waiters.splice(0)) waiter.refuse(new DomainError('service.unavailable', {}, 2));
      await lastOnesOut();
      await Promise.all(all.map((lane) => lane.end()));
    },
  };
}
