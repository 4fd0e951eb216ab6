import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import { deviceOfSession } from '../auth/device-of-session.ts';
import { devices } from '../auth/devices-table.ts';
import { sessions } from '../auth/sessions-table.ts';
import { codeLedger, type LedgerStep } from './code-ledger-table.ts';
import type { TakenBack } from './sellers/taken-back.ts';

export interface LedgerLine {
  batchId: number;
  codeId?: number;
  /** The cards between two numbers, and who got, gave back or sold them. */
  firstSerial?: number;
  lastSerial?: number;
  sellerId?: number | null;
  step: LedgerStep;
  count: number;
  reason?: string;
  /** Of a sale out of the drawer that is taken back, the day on which it was made. */
  takenBack?: TakenBack[];
}

/** A request's context is one, and so is a job that acts for whoever asked for it. */
export interface LedgerActor {
  tenant: { id: string };
  now: Date;
  account: { id: string; sessionId: string };
}

/** Adds lines in the transaction of the step itself, with who did it and on which device. */
export async function writeLedger(tx: Tx, ctx: LedgerActor, ...lines: LedgerLine[]): Promise<void> {
  const device = tx
    .select({ label: devices.label })
    .from(sessions)
    .innerJoin(devices, deviceOfSession)
    .where(and(eq(sessions.tenantId, ctx.tenant.id), eq(sessions.id, ctx.account.sessionId)));
  const rows = lines.map(
    ({ batchId, codeId, firstSerial, lastSerial, sellerId, step, count, reason = '', takenBack }) => ({
      batch_id: batchId,
      code_id: codeId,
      first_serial: firstSerial,
      last_serial: lastSerial,
      seller_id: sellerId,
      step,
      count,
      reason,
      taken_back: takenBack,
    }),
  );
  // A spread database takes no subquery among values, selected rows only where something is returned (record 138), and
  // numbers them on its coordinator only where no table is read beside (record 144).
  await tx.execute(sql`
    with on_device as materialized (${device})
    insert into ${codeLedger} (tenant_id, batch_id, code_id, first_serial, last_serial, seller_id, step, count, reason,
      taken_back, at, actor_id, device)
    select ${ctx.tenant.id}, l.*, ${ctx.now.toISOString()}::timestamptz, ${ctx.account.id}::uuid, (select label from on_device)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l (batch_id bigint, code_id bigint, first_serial int,
      last_serial int, seller_id bigint, step text, count int, reason text, taken_back jsonb)
    returning 1`);
}
