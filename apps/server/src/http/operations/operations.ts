import type { StandbyFigures } from '../../db/standby/read-standby.ts';
import type { BackupState } from '../../platform/backup-state.ts';
import type { JobTries, LongLoad, QueueLoad, Shards } from '../../platform/jobs/job-queue.ts';
import type { Memories } from '../../platform/memory/memories.ts';
import type { StatementFigures } from '../../platform/watch/statement-figures.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { LoopDelay } from './loop-delay.ts';

/** What the edge must know about the state of the process, to answer probes and to shed load. */
export interface Operations {
  lifecycle: Lifecycle;
  database: {
    /** False from the moment the database stops answering until it answers again. */
    readonly isUp: boolean;
  };
  /** How late the event loop runs. */
  loopDelay: LoopDelay;
  load: {
    readonly database: { busy: number; waiting: number };
    readonly hashing: { running: number; waiting: number };
    /** Jobs of each queue that nobody has finished yet. */
    jobs(): Promise<QueueLoad[]>;
    /** Long work that nobody has finished yet, by kind. */
    longJobs(): Promise<LongLoad[]>;
    /** Where the parts of a spread database are. */
    shards(): Promise<Shards[]>;
    /** Who answered reads that may be old; null where there is no standby to answer them. */
    standby(): StandbyFigures | null;
    /** Whether this server hears of edits made through others; null where it is alone or cannot. */
    hearsOthers(): boolean | null;
    /** Tries that ended here, by queue. */
    readonly jobTries: ReadonlyMap<string, JobTries>;
    /** What the statements of each call and job took. */
    readonly statements: ReadonlyMap<string, StatementFigures>;
    memories: Memories['figures'];
    /** When the commands last made and rehearsed a backup. */
    backups(): Promise<BackupState>;
    /** Faults that pages told, by kind. */
    readonly pageFaults: ReadonlyMap<string, number>;
  };
  /** Opens /metrics to those who are not on this machine. */
  metricsToken: string | undefined;
}
