import { type SQL, sql } from 'drizzle-orm';

/** `isExamOver` of the rules, asked of the database for a lesson `l`; false for a quiz without a limit. */
export function isExamOverInSql(now: Date): SQL {
  const moment = (name: string) => sql`(l.exam ->> ${sql.raw(`'${name}'`)})::float8`;
  return sql`coalesce(
    coalesce(${moment('lastStartAt')}, ${moment('closesAt')} - ${moment('minutes')} * 60000) < ${now.getTime()}::float8, false)`;
}
