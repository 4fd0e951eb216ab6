import { type SQL, sql } from 'drizzle-orm';

/** `hadChance` of the rules, asked of the database for a row of lessons and somebody's time in its unit. */
export function hadChanceInSql(alias: 'l' | 'q', from: SQL, until: SQL): SQL {
  const row = sql.raw(alias);
  return sql`(coalesce(${until} > greatest(${from}, ${row}.placed_at), true) and not coalesce(
    ${row}.gone_from <= greatest(${from}, ${row}.placed_at) and coalesce(${row}.gone_until, 'infinity') >= ${until}, false))`;
}
