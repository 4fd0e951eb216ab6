import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import { deviceOfSession } from '../auth/device-of-session.ts';
import { devices } from '../auth/devices-table.ts';
import { sessions } from '../auth/sessions-table.ts';
import { codeLedger, type LedgerStep } from './code-ledger-table.ts';

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
  await tx.insert(codeLedger).values(
    lines.map((line) => ({
      tenantId: ctx.tenant.id,
      batchId: line.batchId,
      codeId: line.codeId ?? null,
      firstSerial: line.firstSerial ?? null,
      lastSerial: line.lastSerial ?? null,
      sellerId: line.sellerId ?? null,
      step: line.step,
      count: line.count,
      at: ctx.now,
      actorId: ctx.account.id,
      device: sql`(${device})`,
      reason: line.reason ?? '',
    })),
  );
}
