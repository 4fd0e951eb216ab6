import { type Placeholder, type SQL, sql } from 'drizzle-orm';

/** What a query calls a row of the units or of the lessons. */
type Alias = 'u' | 'l' | 'units' | 'lessons';

/** `isShown` of the rules, asked of the database. */
export function isShownInSql(alias: Alias, now: Date | Placeholder): SQL {
  const row = sql.raw(alias);
  const written = alias === 'l' || alias === 'lessons' ? sql`${row}.written and ` : sql``;
  const moment = now instanceof Date ? now.toISOString() : now;
  return sql`(${written}not ${row}.hidden and (${row}.appears_at is null or ${row}.appears_at <= ${moment}::timestamptz))`;
}

/** The opposite for a lesson `l`, in the words of the index over what is not shown. */
export function isUnshownInSql(now: Date): SQL {
  return sql`(l.hidden or not l.written or l.appears_at > ${now.toISOString()}::timestamptz)`;
}
