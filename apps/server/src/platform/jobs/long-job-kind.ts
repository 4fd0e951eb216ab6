import type { ServedGrades } from '@hessa/rules/team/served-grades';
import type { Tx, WithTenant } from '../../db/tenant-transaction.ts';
import type { Platform } from '../platform.ts';

/** What came of a job, told to who asked for it: plain facts such as `{ batchId: 12 }`. */
export type JobResult = Record<string, unknown>;

/** What a kind of long work is given. It fits `recordEvent` as the occasion of an event. */
export interface LongWork<Input> {
  readonly jobId: string;
  readonly input: Input;
  /** Who asked for it, with which login, and the grades whose students `withTenant` finds for them. */
  readonly actor: { id: string; sessionId: string; serves: ServedGrades };
  readonly tenant: { id: string };
  readonly now: Date;
  readonly caller: { requestId: string };
  readonly platform: Platform;
  readonly withTenant: WithTenant;
  /** How far an earlier try came; 0 for a kind that begins again. */
  readonly doneBefore: number;
  /** Says how much there is to do, once it is known. */
  total(count: number): Promise<void>;
  /** Says that so much more is done. Throws when the job was cancelled or taken away: let it through. */
  step(count: number): Promise<void>;
  /**
   * Ends the job in the transaction that makes its work last, so that both happen or neither does: a job cancelled in
   * this very moment changes nothing, and a try that was thought dead cannot do the work a second time. Its last words.
   */
  finish(tx: Tx, result: JobResult): Promise<void>;
}

/**
 * A kind of work that outlives a request. A server may be killed in the middle of it and another one begins again:
 * - `restart`: from the beginning. Whatever an earlier try left behind, `run` removes or overwrites first; work that
 *   is one transaction leaves nothing.
 * - `resume`: after `doneBefore`. Each step must be safe to do twice, since the last one may not have been counted.
 */
export interface LongJobKind<Input> {
  readonly kind: string;
  readonly afterCrash: 'restart' | 'resume';
  /** Takes the machine's whole strength: one such job at a time, beside which the others go on. */
  readonly isHeavy?: boolean;
  /** What it reads may be two seconds old, and is read a second time, from the beginning, when a standby fails at it. */
  readonly freshness?: 'may be old';
  /**
   * Ends with `finish` in its last transaction and returns nothing, or, when doing it twice does no harm, returns the
   * result. Throws a DomainError for what cannot be done; its code is what the screen shows.
   */
  run(work: LongWork<Input>): Promise<JobResult | undefined>;
  /** Undoes what a try outside the database left behind; called when the job was cancelled or failed for good. */
  cleanUp?(work: LongWork<Input>): Promise<void>;
}
