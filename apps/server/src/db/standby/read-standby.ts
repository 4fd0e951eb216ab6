import { DomainError } from '../../errors/domain-error.ts';
import type { DatabasePatience } from '../database-patience.ts';
import { createLanes, type Lanes } from '../lanes.ts';
import { type TransactionMode, tenantTransaction, type WithAnyTenant } from '../tenant-transaction.ts';
import type { Wire } from '../wire/wire.ts';
import { OLD_AT_MOST_MS, watchFreshness } from './standby-freshness.ts';

export interface StandbyReads {
  /** For reads that may be two seconds old. Whatever is wrong with the standby, the primary answers. */
  withTenant: WithAnyTenant;
  /** Somebody changed something of the tenant (null: of anybody): reads of it wait for the standby to have it. */
  edited(tenantId: string | null): void;
  readonly figures: StandbyFigures;
  stop(): Promise<void>;
}

export interface StandbyFigures {
  /** Whether it is read from now. */
  inUse: boolean;
  /** Reads by who answered them; those it failed at were answered by the primary. */
  reads: { standby: number; primary: number; failed: number };
}

export interface StandbyOptions {
  /** The application's own account there and at the primary. */
  url: string;
  primaryUrl: string;
  primary: WithAnyTenant;
  patience: DatabasePatience;
  pooled: boolean;
  onChange(trouble: string | null): void;
}

const READING: ReadonlySet<TransactionMode> = new Set(['read', 'snapshot', 'read at once']);
const LANES = 6;
/** Nobody waits for a place there while the primary may have one. */
const WAIT_MS = 100;

/** The lanes to the standby, given up together when it falls silent: what was asked on them may never be answered. */
interface Crossing {
  lanes: Lanes;
  giveUp(): void;
}

export function readFromStandby({ url, primary, patience, pooled, ...options }: StandbyOptions): StandbyReads {
  const edits = new Map<string, number>();
  let everybodyAt = Number.NEGATIVE_INFINITY;
  const reads = { standby: 0, primary: 0, failed: 0 };
  let crossing = open();
  const freshness = watchFreshness({
    primaryUrl: options.primaryUrl,
    standbyUrl: url,
    patienceMs: Math.min(patience.pingMs, OLD_AT_MOST_MS),
    onChange: options.onChange,
    onSilent() {
      crossing.giveUp();
      crossing = open();
    },
  });

  function open(): Crossing {
    const lanes = createLanes({
      url,
      pooled,
      applicationName: 'hessa reads',
      statementTimeoutMs: patience.statementMs,
      lockTimeoutMs: patience.lockMs,
      count: LANES,
      waitingAtMost: LANES,
      waitMs: Math.min(WAIT_MS, patience.laneMs),
    });
    const inUse = new Set<Wire>();
    return {
      lanes: {
        ...lanes,
        use: (work) =>
          lanes.use(async (lane) => {
            const { wire } = lane;
            inUse.add(wire);
            try {
              return await work({ ...lane, wire });
            } finally {
              inUse.delete(wire);
            }
          }),
      },
      giveUp() {
        // Work that the primary begins anew must not go on here when the standby wakes up.
        for (const wire of inUse) wire.cut();
        void lanes.end();
      },
    };
  }

  function mayAnswer(tenantId: string): boolean {
    const { knownUpTo } = freshness;
    if (performance.now() - knownUpTo > OLD_AT_MOST_MS || knownUpTo <= everybodyAt) return false;
    return knownUpTo > (edits.get(tenantId) ?? Number.NEGATIVE_INFINITY);
  }

  return {
    async withTenant(tenantId, work, mode = 'write', served = null) {
      if (!READING.has(mode)) return primary(tenantId, work, mode, served);
      if (!mayAnswer(tenantId)) {
        reads.primary += 1;
        return primary(tenantId, work, mode, served);
      }
      try {
        const answer = await tenantTransaction(crossing.lanes, tenantId, mode, work, served);
        reads.standby += 1;
        return answer;
      } catch (error) {
        if (!isItsFault(error)) throw error;
        freshness.distrust();
        reads.failed += 1;
        return primary(tenantId, work, mode, served);
      }
    },
    edited(tenantId) {
      const now = performance.now();
      if (tenantId === null) everybodyAt = now;
      else edits.set(tenantId, now);
      // What is older than any read may be is behind the standby whenever it is read from.
      for (const [each, at] of edits) if (now - at > OLD_AT_MOST_MS) edits.delete(each);
    },
    get figures() {
      return { inUse: performance.now() - freshness.knownUpTo <= OLD_AT_MOST_MS, reads };
    },
    async stop() {
      await freshness.stop();
      await crossing.lanes.end();
    },
  };
}

/** As opposed to what the work itself came to: a refusal, a cancelled job, a fault of the program. */
function isItsFault(error: unknown): boolean {
  if (error instanceof DomainError) return error.code === 'service.busy' || error.code === 'service.unavailable';
  return hasCode(error);
}

/** PostgreSQL and the driver name every trouble by a code; query builders wrap it. */
function hasCode(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return typeof code === 'string' || hasCode(cause);
}
