import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { WithAnyTenant } from '../../db/tenant-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Secrets } from '../../settings/key-ring.ts';
import { halfHashes, unsealCode } from './code-seal.ts';
import { codes } from './codes-table.ts';

const AT_ONCE = 500;

/** Cards from before halves were kept: what is sealed can be hashed by nobody but the server itself. */
export async function hashCodeHalves(
  withTenant: WithAnyTenant,
  { secrets }: Pick<Platform, 'secrets'>,
  tenantId: string,
): Promise<void> {
  for (let hashed = AT_ONCE; hashed === AT_ONCE; ) {
    hashed = await withTenant(tenantId, async (tx) => {
      const rows = await tx
        .select({ id: codes.id, sealed: codes.sealed })
        .from(codes)
        .where(and(eq(codes.tenantId, tenantId), isNull(codes.headHash)))
        .orderBy(asc(codes.id))
        .limit(AT_ONCE);
      if (rows.length === 0) return 0;
      const halves = rows.map(({ id, sealed }) => ({ id, ...halvesOf(secrets, tenantId, sealed) }));
      await tx.execute(sql`
        update ${codes} c set head_hash = decode(h.head, 'hex'), tail_hash = decode(h.tail, 'hex')
        from jsonb_to_recordset(${JSON.stringify(halves)}::jsonb) as h (id bigint, head text, tail text)
        where c.tenant_id = ${tenantId} and c.id = h.id`);
      return rows.length;
    });
  }
}

/** What no key opens any more has no half that anybody could type. */
function halvesOf(secrets: Secrets, tenantId: string, sealed: Buffer): { head: string; tail: string } {
  try {
    const { headHash, tailHash } = halfHashes(secrets, tenantId, unsealCode(secrets, sealed));
    return { head: headHash.toString('hex'), tail: tailHash.toString('hex') };
  } catch {
    return { head: '', tail: '' };
  }
}
