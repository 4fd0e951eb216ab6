import type postgres from 'postgres';
import { timeLimit } from '../db/time-limit.ts';
import { connectToWatch } from '../db/watch-connection.ts';

export interface DatabaseWatch {
  readonly isUp: boolean;
  stop(): Promise<void>;
}

export interface Watchers {
  onChange(isUp: boolean): void;
  /** How many generations of keys the database has, at every look: this is how servers learn of new ones. */
  onKeys(generations: number): void;
}

const EVERY_MS = 500;

/**
 * Asks the database on a connection of its own, so that the answer does not stand in the queue it is about. While
 * it is away requests are refused at once instead of each finding out for itself.
 */
export function watchDatabase(url: string, patienceMs: number, { onChange, onKeys }: Watchers): DatabaseWatch {
  let isUp = true;
  let ended = false;
  let connection = connectToWatch(url);
  let asking: Promise<void> = Promise.resolve();
  let timer = setTimeout(look, EVERY_MS);
  timer.unref();

  function look(): void {
    asking = ask().then((answered) => {
      if (ended) return;
      if (answered !== isUp) {
        isUp = answered;
        onChange(isUp);
      }
      timer = setTimeout(look, EVERY_MS);
      timer.unref();
    });
  }

  async function ask(): Promise<boolean> {
    if (await isAnswered(connection)) return true;
    if (ended) return false;
    // A broken or silent connection says nothing about a database that came back meanwhile: a fresh one does.
    void connection.end({ timeout: 0 }).catch(() => {});
    connection = connectToWatch(url);
    return isAnswered(connection);
  }

  function isAnswered(asked: postgres.Sql): Promise<boolean> {
    const question = asked<{ keys: number }[]>`select count(*)::int as keys from public.installation_keys`;
    return inTime(
      question.then(([row]) => onKeys(row?.keys ?? 0)),
      patienceMs,
    );
  }

  return {
    get isUp() {
      return isUp;
    },
    async stop() {
      ended = true;
      clearTimeout(timer);
      await connection.end({ timeout: 0 }).catch(() => {});
      await asking;
    },
  };
}

function inTime(query: PromiseLike<unknown>, patienceMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const cameInTime = timeLimit(patienceMs, () => resolve(false));
    const answer = (answered: boolean) => {
      cameInTime();
      resolve(answered);
    };
    query.then(
      () => answer(true),
      () => answer(false),
    );
  });
}
