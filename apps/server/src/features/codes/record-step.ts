import type { Tx } from '../../db/tenant-transaction.ts';
import type { AuditValue } from '../../platform/audit/audit-events-table.ts';
import { type AuditKind, type Occasion, recordEvent } from '../../platform/audit/record-event.ts';
import { type LedgerActor, type LedgerLine, writeLedger } from './write-ledger.ts';

/**
 * A step that somebody may have to answer for: a line in the ledger, where it is asked for by code and batch, and one
 * in the trail, where it is asked for by person and day.
 */
export async function recordStep(
  tx: Tx,
  actor: LedgerActor & Occasion,
  kind: AuditKind,
  line: LedgerLine,
  details: Record<string, AuditValue> = {},
): Promise<void> {
  await writeLedger(tx, actor, line);
  const { batchId: batch, count, reason } = line;
  await recordEvent(tx, actor, {
    kind,
    actorId: actor.account.id,
    details: { batch, count, ...(reason ? { reason } : {}), ...details },
  });
}
