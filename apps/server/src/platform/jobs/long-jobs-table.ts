import { index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenant-table.ts';

export type LongJobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

/** Work that outlives a request: who asked for it, how far it is, and what came of it. */
export const longJobs = tenantTable(
  'long_jobs',
  ['id'],
  {
    /** Chosen by the screen, so that pressing twice starts one. */
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    state: text('state').$type<LongJobState>().notNull(),
    askedBy: uuid('asked_by').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** What the work needs; the kind knows its shape. */
    input: jsonb('input').$type<unknown>().notNull(),
    done: integer('done').notNull().default(0),
    /** Null until it is known how much there is. */
    total: integer('total'),
    result: jsonb('result').$type<unknown>(),
    /** Why it failed: a code of the error catalogue. */
    problem: text('problem'),
    /** Asked to stop; the work looks at it between two steps. */
    cancelAskedAt: moment('cancel_asked_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [index('long_jobs_asked').on(table.tenantId, table.askedAt)],
);
