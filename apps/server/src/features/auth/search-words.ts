import { type SearchPart, searchParts } from '@hessa/rules/desk/desk-search';
import { like, or, type SQL, sql } from 'drizzle-orm';
import { accounts } from './accounts-table.ts';

/** Each word and number may stand anywhere: «أحمد مصطفى» also finds «مصطفى محمد أحمد». Empty for an empty search. */
export function searchWords(typed: string): SQL[] {
  return searchConditions(searchParts(typed));
}

export function searchConditions(parts: readonly SearchPart[]): SQL[] {
  return parts.flatMap((part) => or(...part.map(contained)) ?? []);
}

/**
 * Digits are looked up in the index of all tenants' texts: few have the same. Names have few parts that not half of all
 * students share, so that a scan of the tenant's own, which ends when enough are found, is sooner done.
 */
function contained(wanted: string): SQL {
  const pattern = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;
  return /\d{3}/.test(wanted) ? like(accounts.searchText, pattern) : sql`${accounts.searchText} || '' like ${pattern}`;
}
