import type postgres from 'postgres';
import { timeLimit } from '../time-limit.ts';
import { connectToWatch } from '../watch-connection.ts';

/** How old what is read from a standby may be. */
export const OLD_AT_MOST_MS = 2000;

const EVERY_MS = 250;

export interface Freshness {
  /** Everything committed before this moment (of `performance.now()`) can be read there; -Infinity: nobody knows. */
  readonly knownUpTo: number;
  /** A read there failed: nothing is known until it was looked at again. */
  distrust(): void;
  stop(): Promise<void>;
}

export interface FreshnessOptions {
  primaryUrl: string;
  standbyUrl: string;
  /** How long either may take to answer. */
  patienceMs: number;
  /** Why it is not read from, in words; null when it is again. */
  onChange(trouble: string | null): void;
  /** It did not answer: whatever was asked of it may never be answered. */
  onSilent(): void;
}

interface Sample {
  takenAt: number;
  written: number;
}

interface Place {
  installation: string;
  timeline: number;
  position: number;
}

/** The log begins anew on another timeline when a standby is promoted: a place in it means nothing without. */
const PRIMARY = `select system_identifier::text as installation, pg_wal_lsn_diff(lsn, '0/0')::float8 as position,
    ('x' || left(pg_walfile_name(lsn), 8))::bit(32)::int as timeline
  from pg_control_system(), (select pg_current_wal_lsn() as lsn where not pg_is_in_recovery()) as here`;
const STANDBY = `select system_identifier::text as installation,
    pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 as position,
    greatest(timeline_id, min_recovery_end_timeline) as timeline
  from pg_control_system(), pg_control_checkpoint(), pg_control_recovery() where pg_is_in_recovery()`;

/**
 * How far a standby is. It cannot say so itself: one that is cut off from its primary believes that it has everything.
 * So the primary is asked how far its log is, and the standby whether it has come as far since.
 */
export function watchFreshness(options: FreshnessOptions): Freshness {
  const { patienceMs, onChange, onSilent } = options;
  let samples: Sample[] = [];
  let knownUpTo = Number.NEGATIVE_INFINITY;
  let trouble: string | null = 'it was not looked at yet';
  let ended = false;
  let [primary, standby] = [connectToWatch(options.primaryUrl), connectToWatch(options.standbyUrl)];
  let timer: NodeJS.Timeout | undefined;
  let looking = look();

  async function look(): Promise<void> {
    const found = await compare();
    if (ended) return;
    if (found !== null) knownUpTo = Number.NEGATIVE_INFINITY;
    if (found !== trouble) onChange(found);
    trouble = found;
    timer = setTimeout(() => {
      looking = look();
    }, EVERY_MS);
    timer.unref();
  }

  /** What speaks against reading there; null for nothing. */
  async function compare(): Promise<string | null> {
    const takenAt = performance.now();
    const here = await ask(primary, PRIMARY, patienceMs);
    if (here instanceof Error) {
      primary = renewed(primary, options.primaryUrl);
      return `the primary was not heard of: ${here.message}`;
    }
    const there = await ask(standby, STANDBY, patienceMs);
    if (there instanceof Error) {
      standby = renewed(standby, options.standbyUrl);
      if (!ended) onSilent();
      return `it does not answer: ${there.message}`;
    }
    if (!here) return 'the primary is no primary now';
    if (!there) return 'it is no standby';
    if (here.installation !== there.installation) return 'it is the standby of another database';
    if (here.timeline !== there.timeline) return 'it does not follow the primary of now';
    samples = [...samples, { takenAt, written: here.position }].filter(
      (sample) => takenAt - sample.takenAt <= OLD_AT_MOST_MS,
    );
    const reached = samples.findLast(({ written }) => written <= there.position);
    if (!reached) return 'it is more than two seconds behind';
    knownUpTo = reached.takenAt;
    return null;
  }

  return {
    get knownUpTo() {
      return knownUpTo;
    },
    distrust() {
      knownUpTo = Number.NEGATIVE_INFINITY;
      samples = [];
    },
    async stop() {
      ended = true;
      clearTimeout(timer);
      await Promise.all([primary, standby].map((each) => each.end({ timeout: 0 }).catch(() => {})));
      await looking;
    },
  };
}

function ask(asked: postgres.Sql, question: string, patienceMs: number): Promise<Place | undefined | Error> {
  return new Promise((resolve) => {
    const inTime = timeLimit(patienceMs, () => resolve(new Error('not in time')));
    const answer = (given: Place | undefined | Error) => {
      inTime();
      resolve(given);
    };
    asked.unsafe<Place[]>(question).then(
      ([place]) => answer(place),
      (error: Error) => answer(error),
    );
  });
}

/** A broken or silent connection says nothing about a database that came back meanwhile. */
function renewed(broken: postgres.Sql, url: string): postgres.Sql {
  void broken.end({ timeout: 0 }).catch(() => {});
  return connectToWatch(url);
}
