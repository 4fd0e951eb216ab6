import { normaliseArabic } from '@hessa/rules/text/normalise-arabic';
import { like, type SQL } from 'drizzle-orm';
import { accounts } from './accounts-table.ts';

/** Each word may stand anywhere: «أحمد مصطفى» also finds «مصطفى محمد أحمد». Empty for an empty search. */
export function searchWords(typed: string): SQL[] {
  return normaliseArabic(typed)
    .split(' ')
    .filter(Boolean)
    .map((word) => like(accounts.searchText, `%${word.replace(/[\\%_]/g, '\\$&')}%`));
}
