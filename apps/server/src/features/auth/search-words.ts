import { type SearchPart, searchParts } from '@hessa/rules/desk/desk-search';
import { and, desc, eq, like, or, type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../db/rows-of.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { accounts, latinLetters } from './accounts-table.ts';

/** A name that so many of the newest have is common: a list of it is full long before the whole school was looked at. */
const NEWEST = 2000;
const COMMON_FROM = 20;

/** Each word and number may stand anywhere: «أحمد مصطفى» also finds «مصطفى محمد أحمد». Empty for an empty search. */
export function searchWords(typed: string): SQL[] {
  return searchConditions(searchParts(typed));
}

/** By a scan of the tenant's own that ends when enough are found; but for digits, which few share: by the index. */
function searchConditions(parts: readonly SearchPart[]): SQL[] {
  return parts.flatMap((part) => or(...part.map((text) => (hasDigits(text) ? indexed(text) : scanned(text)))) ?? []);
}

interface Search {
  conditions: SQL[];
  /**
   * What whoever takes the first so many goes along. Without it a scan goes over the students of all tenants, once the
   * planner no longer looks at whose they are; with it nothing would be looked up in an index of letters.
   */
  along: SQL[];
}

/** A name or a number of somebody's begins with it, by the index. */
export const beginsOne = (text: string): SQL => indexed(` ${text}`);

/**
 * The same by whichever way is sooner done. The index is of all tenants, and brings everybody who has a common name
 * before it knows whose they are; a scan has to look at the whole school for a rare one.
 */
export async function soonestSearch(tx: Tx, tenantId: string, parts: readonly SearchPart[]): Promise<Search> {
  const conditions = searchConditions(parts);
  if (parts.every((part) => part.every(hasDigits))) return { conditions, along: [] };
  if (!(await isRare(tx, tenantId, conditions))) return { conditions, along: [desc(accounts.id)] };
  const found = parts.map((part) => or(...part.map(indexed)));
  // Found whole before anything else: with an order and a limit in sight the planner would rather scan.
  const ids = sql`select ${accounts.id} from ${accounts} where ${and(eq(accounts.tenantId, tenantId), ...found)}`;
  return { conditions: [sql`${accounts.id} = any(array(${ids}))`], along: [] };
}

async function isRare(tx: Tx, tenantId: string, conditions: SQL[]): Promise<boolean> {
  const [newest] = await rowsOf<{ rare: boolean }>(
    tx,
    sql`
    select count(*) >= ${NEWEST} and count(*) filter (where ${and(...conditions)}) < ${COMMON_FROM} as rare
    from (
      select search_text, search_letters from ${accounts}
      where tenant_id = ${tenantId} and role = 'student' and anonymised_at is null order by id desc limit ${NEWEST}
    ) ${accounts}`,
  );
  return newest?.rare ?? false;
}

const hasDigits = (text: string) => /\d{3}/.test(text);

const patternOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const scanned = (text: string) => sql`${accounts.searchText} || '' like ${patternOf(text)}`;

function indexed(text: string): SQL {
  const spelt = like(accounts.searchLetters, patternOf(latinLetters(text)));
  return and(spelt, sql`${accounts.searchText} || '' like ${patternOf(text)}`) ?? spelt;
}
