import { type SQL, sql } from 'drizzle-orm';

/** A card's column, of the row that stands for it in a statement; by itself in an index. */
const columnOf = (row: string | undefined, name: string): string => (row === undefined ? name : `${row}.${name}`);

/** When a card was sold; null for one that was not. Beside row security no index serves `coalesce`, and one does `case`. */
export function soldAtInSql(row?: string): SQL {
  const [sold, redeemed] = [columnOf(row, 'sold_at'), columnOf(row, 'redeemed_at')];
  return sql.raw(`(case when ${sold} is null then ${redeemed} else ${sold} end)`);
}

/** Whether it was sold, in the words that the index `codes_sold` is made with: others do not lead to it. */
export function isSoldInSql(row?: string): SQL {
  return sql.raw(`(${columnOf(row, 'sold_at')} is not null or ${columnOf(row, 'redeemed_at')} is not null)`);
}
