import { randomBytes } from 'node:crypto';
import { codeFromBytes } from '@hessa/rules/codes/code-text';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import type { Secrets } from '../../settings/key-ring.ts';
import { tenants } from '../tenants/tenants-table.ts';
import { codeBatches } from './code-batches-table.ts';
import { halfHashes, lookupHash, lookupHashes, sealCode } from './code-seal.ts';
import { codes } from './codes-table.ts';

export interface NewBatch {
  kind: 'course' | 'lecture';
  courseId: number;
  unitId?: number | null;
  label?: string;
  note?: string;
  size: number;
  /** What one card costs. */
  pricePiastres?: number;
  expiresAt?: Date | null;
  createdBy?: string | null;
  requestKey?: string | null;
}

export interface MakingOptions {
  /** Where codes come from; a cryptographic source unless a test says otherwise. */
  source?: () => string;
  /** Told after every statement how many more there are. */
  onMade?: (count: number) => Promise<void>;
}

/** Rows of a statement: few enough for its parameters, and for progress that moves. */
const ROWS_AT_ONCE = 500;

/** Makes a batch and returns its codes in the order of their serial numbers. */
export async function makeCodes(
  tx: Tx,
  secrets: Secrets,
  tenantId: string,
  batch: NewBatch,
  now: Date,
  { source = newCode, onMade = async () => {} }: MakingOptions = {},
): Promise<string[]> {
  const { kind, courseId, size } = batch;
  const unitId = batch.unitId ?? null;
  const expiresAt = batch.expiresAt ?? null;
  const pricePiastres = batch.pricePiastres ?? 0;
  const firstSerial = await nextSerial(tx, tenantId);
  const [row] = await tx
    .insert(codeBatches)
    .values({
      tenantId,
      kind,
      courseId,
      unitId,
      label: batch.label ?? '',
      note: batch.note ?? '',
      size,
      firstSerial,
      pricePiastres,
      expiresAt,
      createdAt: now,
      createdBy: batch.createdBy ?? null,
      requestKey: batch.requestKey ?? null,
    })
    .returning({ id: codeBatches.id });
  if (!row) throw new Error('the batch was not made');
  const made = new Map<number, string>();
  let serials = Array.from({ length: size }, (_, at) => firstSerial + at);
  while (serials.length > 0) {
    const wanted = new Map(serials.slice(0, ROWS_AT_ONCE).map((serial) => [serial, source()]));
    await leaveOutKnown(tx, secrets, tenantId, wanted);
    if (wanted.size === 0) continue;
    const inserted = await tx
      .insert(codes)
      .values(
        [...wanted].map(([serial, code]) => ({
          tenantId,
          batchId: row.id,
          serial,
          kind,
          courseId,
          unitId,
          lookupHash: lookupHash(secrets, tenantId, code),
          sealed: sealCode(secrets, code),
          ...halfHashes(secrets, tenantId, code),
          pricePiastres,
          expiresAt,
        })),
      )
      .onConflictDoNothing({ target: [codes.tenantId, codes.lookupHash] })
      .returning({ serial: codes.serial });
    for (const { serial } of inserted) made.set(serial, wanted.get(serial) ?? '');
    await onMade(inserted.length);
    // A code that exists already was simply not inserted; its serial gets another one in the next round.
    serials = serials.filter((serial) => !made.has(serial));
  }
  return Array.from({ length: size }, (_, at) => made.get(firstSerial + at) ?? '');
}

/** A code that was made under earlier keys has another hash and would be made again: the database alone cannot tell. */
async function leaveOutKnown(tx: Tx, secrets: Secrets, tenantId: string, wanted: Map<number, string>): Promise<void> {
  if (secrets.all.length === 1) return;
  const serialOf = new Map(
    [...wanted].flatMap(([serial, code]) =>
      lookupHashes(secrets, tenantId, code).map((hash) => [hash.toString('hex'), serial] as const),
    ),
  );
  const known = await tx
    .select({ hash: codes.lookupHash })
    .from(codes)
    .where(
      and(
        eq(codes.tenantId, tenantId),
        inArray(
          codes.lookupHash,
          [...serialOf.keys()].map((hex) => Buffer.from(hex, 'hex')),
        ),
      ),
    );
  for (const { hash } of known) wanted.delete(serialOf.get(hash.toString('hex')) ?? -1);
}

/**
 * The number after the last card of the tenant. Batches that are made at once take turns at the tenant's row, so that
 * each gets the numbers after the other's.
 */
async function nextSerial(tx: Tx, tenantId: string): Promise<number> {
  await tx.select({ id: tenants.tenantId }).from(tenants).where(eq(tenants.tenantId, tenantId)).for('no key update');
  const [row] = await tx
    .select({ next: sql<number>`coalesce(max(${codeBatches.firstSerial} + ${codeBatches.size}), 1)` })
    .from(codeBatches)
    .where(eq(codeBatches.tenantId, tenantId));
  return row?.next ?? 1;
}

/** From a cryptographic source: whoever sees a thousand codes cannot tell the next. */
function newCode(): string {
  let bytes = randomBytes(32);
  let at = 0;
  return codeFromBytes(() => {
    if (at >= bytes.length) {
      bytes = randomBytes(32);
      at = 0;
    }
    return bytes.readUInt8(at++);
  });
}
