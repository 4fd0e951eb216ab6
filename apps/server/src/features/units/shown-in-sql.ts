import { type Placeholder, type SQL, sql } from 'drizzle-orm';

/** What a query calls a row of the units or of the lessons. */
type Alias = 'u' | 'l' | 'units' | 'lessons';

/** `isShown` of the rules, asked of the database. */
export function isShownInSql(alias: Alias, now: Date | Placeholder): SQL {
  const row = sql.raw(alias);
  const moment = now instanceof Date ? now.toISOString() : now;
  return sql`(not ${row}.hidden and (${row}.appears_at is null or ${row}.appears_at <= ${moment}::timestamptz))`;
}

/** The opposite, in the words of the index over what is not shown. */
export function isUnshownInSql(alias: Alias, now: Date): SQL {
  const row = sql.raw(alias);
  return sql`(${row}.hidden or ${row}.appears_at > ${now.toISOString()}::timestamptz)`;
}
