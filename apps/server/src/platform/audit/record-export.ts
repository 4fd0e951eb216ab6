import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/rows-of.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { type AuditValue, auditEvents } from './audit-events-table.ts';
import { type AuditKind, type Occasion, recordEvent } from './record-event.ts';

interface Export {
  kind: AuditKind;
  actorId: string;
  /** What it is of. */
  of: Record<string, AuditValue>;
  /** How many rows leave in all; asked for at the first page alone. */
  rows: () => number | Promise<number>;
  /** As many of them as a page has at most. */
  atOnce: number;
  /** Whether this page says that another one came before it. */
  isFurther: boolean;
}

const PAGES_WITHIN_MS = 15 * 60 * 1000;

/**
 * One line for a file, however many pages it is fetched in. A page that says it goes on is believed where its first one
 * stands in the trail and was not all: nobody skips the line by beginning in the middle.
 */
export async function recordExport(tx: Tx, occasion: Occasion, file: Export): Promise<void> {
  const { kind, actorId, of, rows, isFurther } = file;
  if (isFurther && (await isBegun(tx, occasion, file))) return;
  await recordEvent(tx, occasion, { kind, actorId, details: { ...of, rows: await rows() } });
}

async function isBegun(tx: Tx, { tenant, now }: Occasion, { kind, actorId, of, atOnce }: Export): Promise<boolean> {
  const since = new Date(now.getTime() - PAGES_WITHIN_MS).toISOString();
  const found = await rowsOf(
    tx,
    sql`select 1 from ${auditEvents} where tenant_id = ${tenant.id} and actor_id = ${actorId} and kind = ${kind}
      and at > ${since}::timestamptz and details - 'rows' = ${JSON.stringify(of)}::jsonb
      and (details ->> 'rows')::int > ${atOnce} limit 1`,
  );
  return found.length > 0;
}
