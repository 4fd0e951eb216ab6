import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { AccountContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { courses } from '../courses/courses-table.ts';
import { units } from '../units/units-table.ts';
import { lookupHashes } from './code-seal.ts';
import { codes } from './codes-table.ts';

/** A code with the names of what it opens. */
export interface FoundRow extends Omit<typeof codes.$inferSelect, 'lookupHash' | 'sealed'> {
  courseName: string;
  unitName: string | null;
}

/** Finds what was typed among the codes of both kinds, and locks it: of all who hold it, one at a time decides. */
export async function findCode(tx: Tx, ctx: AccountContext, typed: string): Promise<FoundRow | null> {
  const { lookupHash: _hash, sealed: _sealed, ...columns } = getTableColumns(codes);
  const [code] = await tx
    .select({ ...columns, courseName: courses.name, unitName: units.name })
    .from(codes)
    .innerJoin(courses, and(eq(courses.tenantId, codes.tenantId), eq(courses.id, codes.courseId)))
    .leftJoin(units, and(eq(units.tenantId, codes.tenantId), eq(units.id, codes.unitId)))
    .where(
      and(
        eq(codes.tenantId, ctx.tenant.id),
        inArray(codes.lookupHash, lookupHashes(ctx.platform.secrets, ctx.tenant.id, typed)),
      ),
    )
    .for('update', { of: codes });
  return code ?? null;
}
