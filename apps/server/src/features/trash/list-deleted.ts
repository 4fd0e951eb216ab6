import { listDeleted as endpoint } from '@hessa/contract/trash/list-deleted';
import { deletedKindsFor, goneForGoodAt } from '@hessa/rules/trash/deleted-thing';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { deletedThings } from '../../platform/trash/deleted-things-table.ts';
import { accounts } from '../auth/accounts-table.ts';

const AT_MOST = 200;

export const listDeleted = handle(endpoint, async (ctx) => {
  return ctx.withTenant(async (tx) => {
    const kinds = [...deletedKindsFor(ctx.account.role)];
    const found = await tx
      .select({
        id: deletedThings.id,
        kind: deletedThings.kind,
        title: deletedThings.title,
        place: deletedThings.place,
        deletedAt: deletedThings.deletedAt,
        deletedBy: accounts.name,
      })
      .from(deletedThings)
      .leftJoin(accounts, and(eq(accounts.tenantId, deletedThings.tenantId), eq(accounts.id, deletedThings.deletedBy)))
      .where(and(eq(deletedThings.tenantId, ctx.tenant.id), inArray(deletedThings.kind, kinds)))
      .orderBy(desc(deletedThings.deletedAt), desc(deletedThings.id))
      .limit(AT_MOST);
    return {
      data: found.map(({ deletedAt, ...thing }) => ({
        ...thing,
        deletedAt: deletedAt.toISOString(),
        goneAt: goneForGoodAt(deletedAt).toISOString(),
      })),
    };
  }, 'read');
});
