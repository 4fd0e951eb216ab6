import { eq } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { changedFields } from '../../../platform/audit/changed-fields.ts';
import { type AuditKind, recordEvent } from '../../../platform/audit/record-event.ts';
import { tenants } from '../../tenants/tenants-table.ts';
import { type SiteState, siteStateOf } from './get-site-state.ts';

type Part = 'profile' | 'settings';

/**
 * Writes one part of the tenant over the state that the edit was based on. An edit that changes nothing leaves the
 * version alone, so that it stands in nobody's way.
 */
export async function editTenant<P extends Part>(
  ctx: AccountContext,
  { part, version, kind }: { part: P; version: number; kind: AuditKind },
  write: (before: SiteState[P]) => SiteState[P],
): Promise<SiteState> {
  return ctx.withTenant(async (tx) => {
    const [row] = await tx.select().from(tenants).where(eq(tenants.tenantId, ctx.tenant.id)).for('update');
    if (!row) throw new DomainError('tenant.unknown');
    if (row.version !== version) throw new DomainError('teach.changed_meanwhile');
    const after = write(row[part] as SiteState[P]);
    const changed = changedFields(row[part], after);
    if (!changed) return siteStateOf(row);
    const next = { ...row, [part]: after, version: version + 1 };
    await tx
      .update(tenants)
      .set({ [part]: after, version: next.version })
      .where(eq(tenants.tenantId, ctx.tenant.id));
    await recordEvent(tx, ctx, { kind, actorId: ctx.account.id, details: changed });
    return siteStateOf(next);
  });
}
