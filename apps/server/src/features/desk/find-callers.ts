import type { SearchPart } from '@hessa/rules/desk/desk-search';
import { and, desc, eq, isNull, not, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/tenant-transaction.ts';
import { accounts } from '../auth/accounts-table.ts';
import { beginsOne, soonestSearch } from '../auth/search-words.ts';

const LISTED = 12;
/** Of a name that half the school has, so many are put in order; nobody reads on, another letter is typed. */
const ORDERED = 300;

/** The students a search finds: those first whose name, or a phone, begins with what was typed first, then by name. */
export async function findCallers(tx: Tx, tenantId: string, parts: readonly SearchPart[]) {
  if (parts.length === 0) return { students: [], more: false };
  const { conditions, along } = await soonestSearch(tx, tenantId, parts);
  const isStudent = and(eq(accounts.tenantId, tenantId), eq(accounts.role, 'student'), isNull(accounts.anonymisedAt));
  const asked = (more: SQL) =>
    tx
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
      .where(and(isStudent, ...conditions, more))
      .orderBy(...along)
      .limit(ORDERED);
  const typed = parts[0]?.[0].trim() ?? '';
  // Of a part of a phone more have it inside than are put in order.
  const isNumber = /^\d/.test(typed);
  const found = isNumber
    ? unionAll(asked(beginsOne(typed)), asked(not(beginsOne(typed)))).as('found')
    : asked(sql`true`).as('found');
  const begins = isNumber
    ? sql`position(${` ${typed}`} in ${found.searchText}) > 0`
    : sql`starts_with(replace(${found.searchText}, ' ', ''), ${typed})`;
  const { searchText: _searched, ...shown } = found._.selectedFields;
  const rows = await tx
    .select(shown)
    .from(found)
    .orderBy(desc(begins), found.name, found.id)
    .limit(LISTED + 1);
  return { students: rows.slice(0, LISTED), more: rows.length > LISTED };
}
