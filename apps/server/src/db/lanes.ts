import { DomainError } from '../platform/domain-error.ts';
import { createLane, type Lane, type LaneOptions } from './lane.ts';

export interface Lanes {
  /** Runs `work` alone on one connection. Waits for a free one, within bounds: past them the answer is "busy". */
  use<T>(work: (lane: Lane) => Promise<T>): Promise<T>;
  readonly waiting: number;
  readonly busy: number;
  end(): Promise<void>;
}

export interface LanesOptions extends LaneOptions {
  count: number;
  waitingAtMost: number;
  waitMs: number;
}

interface Waiter {
  take(lane: Lane): void;
}

/** The pool. It is ours because the queue before the database must be bounded and must give up in time. */
export function createLanes(options: LanesOptions): Lanes {
  const all = Array.from({ length: options.count }, () => createLane(options));
  const free = [...all];
  const waiters: Waiter[] = [];

  function acquire(): Promise<Lane> {
    // The most recently used lane first: its statements are prepared and its backend is warm.
    const lane = free.pop();
    if (lane) return Promise.resolve(lane);
    if (waiters.length >= options.waitingAtMost) return Promise.reject(new DomainError('service.busy', {}, 2));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiters.splice(waiters.indexOf(waiter), 1);
        reject(new DomainError('service.busy', {}, 2));
      }, options.waitMs);
      const waiter: Waiter = {
        take(given) {
          clearTimeout(timer);
          resolve(given);
        },
      };
      waiters.push(waiter);
    });
  }

  function release(lane: Lane): void {
    const next = waiters.shift();
    if (next) next.take(lane);
    else free.push(lane);
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
      await Promise.all(all.map((lane) => lane.sql.end({ timeout: 5 })));
    },
  };
}
