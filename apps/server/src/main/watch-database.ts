import postgres from 'postgres';
import { timeLimit } from '../db/time-limit.ts';

export interface DatabaseWatch {
  readonly isUp: boolean;
  stop(): Promise<void>;
}

const EVERY_MS = 500;

/**
 * Asks the database on a connection of its own, so that the answer does not stand in the queue it is about. While
 * it is away requests are refused at once instead of each finding out for itself.
 */
export function watchDatabase(url: string, patienceMs: number, onChange: (isUp: boolean) => void): DatabaseWatch {
  let isUp = true;
  let ended = false;
  let connection = connect(url);
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
    if (await inTime(connection`select 1`, patienceMs)) return true;
    if (ended) return false;
    // A broken or silent connection says nothing about a database that came back meanwhile: a fresh one does.
    void connection.end({ timeout: 0 }).catch(() => {});
    connection = connect(url);
    return inTime(connection`select 1`, patienceMs);
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

function connect(url: string): postgres.Sql {
  return postgres(url, {
    max: 1,
    connect_timeout: 2,
    idle_timeout: 0,
    max_lifetime: null,
    backoff: false,
    fetch_types: false,
    onnotice: () => {},
    connection: { application_name: 'hessa watch' },
  });
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
