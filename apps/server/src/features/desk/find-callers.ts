import type { SearchPart } from '@hessa/rules/desk/desk-search';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import { accounts } from '../auth/accounts-table.ts';
import { soonestSearch } from '../auth/search-words.ts';

const LISTED = 12;
/** Of a name that half the school has, so many are put in order; nobody reads on, another letter is typed. */
const ORDERED = 300;

/** The students a search finds: those first whose name begins with what was typed first, then by name. */
export async function findCallers(tx: Tx, tenantId: string, parts: readonly SearchPart[]) {
  if (parts.length === 0) return { students: [], more: false };
  const { conditions, along } = await soonestSearch(tx, tenantId, parts);
  const found = tx
    .select({
      id: accounts.id,
      name: accounts.name,
      phone: accounts.phone,
      parentPhone: accounts.parentPhone,
      grade: accounts.grade,
      disabled: accounts.disabled,
      searchText: accounts.searchText,
    })
    .from(accounts)
    .where(
      and(eq(accounts.tenantId, tenantId), eq(accounts.role, 'student'), isNull(accounts.anonymisedAt), ...conditions),
    )
    .orderBy(...along)
    .limit(ORDERED)
    .as('found');
  const beginsName = sql`starts_with(replace(${found.searchText}, ' ', ''), ${parts[0]?.[0].trim()})`;
  const { searchText: _searched, ...shown } = found._.selectedFields;
  const rows = await tx
    .select(shown)
    .from(found)
    .orderBy(desc(beginsName), found.name, found.id)
    .limit(LISTED + 1);
  return { students: rows.slice(0, LISTED), more: rows.length > LISTED };
}
