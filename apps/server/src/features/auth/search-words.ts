import { type SearchPart, searchParts } from '@hessa/rules/desk/desk-search';
import { like, or, type SQL } from 'drizzle-orm';
import { accounts } from './accounts-table.ts';

/** Each word and number may stand anywhere: «أحمد مصطفى» also finds «مصطفى محمد أحمد». Empty for an empty search. */
export function searchWords(typed: string): SQL[] {
  return searchConditions(searchParts(typed));
}

export function searchConditions(parts: readonly SearchPart[]): SQL[] {
  return parts.flatMap((part) => or(...part.map(contained)) ?? []);
}

function contained(wanted: string): SQL {
  return like(accounts.searchText, `%${wanted.replace(/[\\%_]/g, '\\$&')}%`);
}
