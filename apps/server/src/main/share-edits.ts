import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import postgres from 'postgres';
import { isTenantId } from '../db/tenant-id.ts';
import { timeLimit } from '../db/time-limit.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import type { Memories } from '../platform/memory/memories.ts';

export interface SharedEdits {
  /** Resolves when this server hears the others. */
  listening: Promise<void>;
  /** Whether it hears them now. */
  readonly hears: boolean;
  stop(): Promise<void>;
}

export interface ShareEditsOptions {
  /** PostgreSQL itself: a pooler in transaction mode passes nothing on to who listens. */
  url: string;
  memories: Memories;
  jobs: Pick<JobQueue, 'onPut' | 'putElsewhere'>;
  /** How long PostgreSQL may take to answer before the line counts as cut. */
  patienceMs: number;
  warn(line: string): void;
}

const CHANNEL = 'hessa_edits';
/** In place of tenants, when there are more to tell of than are worth a list. */
const EVERYBODY = '*';
/** Before the name of a queue that has a job. */
const JOB = 'job:';
const TENANTS_AT_MOST = 1000;
/** How often the line is tried while nothing comes over it. */
const EVERY_MS = 1000;

/**
 * Tells the other servers of what was changed through this one, and forgets here what was changed through them, by
 * NOTIFY and LISTEN of the database that they have in common. What was said while the line was cut nobody knows:
 * then everything is forgotten. What was changed here meanwhile is told when the line is back. Jobs that are put there
 * are told of as well, so that whoever is free begins them.
 */
export function shareEdits({ url, memories, jobs, patienceMs, warn }: ShareEditsOptions): SharedEdits {
  const own = randomBytes(6).toString('hex');
  const untold = new Set<string>();
  const stopping = new AbortController();
  let wake = () => {};
  let wasCut = false;
  let hears = false;
  let current: postgres.Sql | null = null;
  let isListening = () => {};
  const listening = new Promise<void>((resolve) => {
    isListening = resolve;
  });

  memories.onEdited((tenantId, where) => {
    if (where === 'elsewhere') return;
    untold.add(untold.size < TENANTS_AT_MOST ? (tenantId ?? EVERYBODY) : EVERYBODY);
    wake();
  });
  jobs.onPut((queue) => {
    untold.add(JOB + queue);
    wake();
  });

  function hear(payload: string): void {
    const [from, what = ''] = payload.split(' ');
    if (from === own) return;
    if (what.startsWith(JOB)) jobs.putElsewhere(what.slice(JOB.length));
    else if (what === EVERYBODY) memories.edited(null, 'elsewhere');
    else if (isTenantId(what)) memories.edited(what, 'elsewhere');
  }

  /** One connection, for as long as it lives. */
  async function converse(): Promise<void> {
    let isCut = false;
    const line = connect(url, hear, () => {
      isCut = true;
      wake();
    });
    current = line;
    // The driver would mend the line by itself, and nobody would listen on the new one.
    const answered = async (query: PromiseLike<unknown>) => {
      await within(patienceMs, query);
      if (isCut) throw new Error('the connection was closed');
    };
    try {
      await answered(line.unsafe(`listen ${CHANNEL}`));
      if (wasCut) {
        memories.edited(null, 'elsewhere');
        warn('servers hear each other again');
      }
      wasCut = false;
      hears = true;
      isListening();
      while (!stopping.signal.aborted) {
        const telling = [...untold];
        // What is changed again from here on is told again: the others may have read it before that was saved.
        untold.clear();
        // Without anything to tell it is the question whether anybody is there.
        const words = telling.map((what) => `${own} ${what}`).join(',');
        try {
          await answered(line`select pg_notify(${CHANNEL}, word) from unnest(string_to_array(${words}, ',')) as word`);
        } catch (error) {
          for (const what of telling) untold.add(what);
          throw error;
        }
        if (untold.size === 0 && !isCut) await pause();
      }
    } finally {
      hears = false;
      await line.end({ timeout: 0 }).catch(() => {});
    }
  }

  async function pause(): Promise<void> {
    const waking = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const waited = new AbortController();
    await Promise.race([waking, delay(EVERY_MS, undefined, { signal: waited.signal, ref: false }).catch(() => {})]);
    waited.abort();
  }

  async function keepOn(): Promise<void> {
    while (!stopping.signal.aborted) {
      await converse().catch((error: Error) => {
        if (!wasCut && !stopping.signal.aborted) warn(`servers do not hear each other: ${error.message}`);
        wasCut = true;
      });
      if (!stopping.signal.aborted) await pause();
    }
  }

  const going = keepOn();
  return {
    listening,
    get hears() {
      return hears;
    },
    async stop() {
      stopping.abort();
      wake();
      // Whatever is asked at this moment needs no answer.
      void current?.end({ timeout: 0 }).catch(() => {});
      await going;
    },
  };
}

function connect(url: string, hear: (payload: string) => void, onclose: () => void): postgres.Sql {
  return postgres(url, {
    max: 1,
    connect_timeout: 5,
    idle_timeout: 0,
    max_lifetime: null,
    backoff: false,
    prepare: false,
    fetch_types: false,
    onnotice: () => {},
    onclose,
    connection: { application_name: 'hessa edits' },
    // Not among the driver's types, which know `listen()` alone; that one hides when a connection was lost.
    ...{ onnotify: (_channel: string, payload: string) => hear(payload) },
  });
}

/** A line that says nothing is a line that is cut. */
function within<T>(ms: number, query: PromiseLike<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const inTime = timeLimit(ms, () => reject(new Error('the database does not answer')));
    query.then(resolve, reject).then(inTime);
  });
}
