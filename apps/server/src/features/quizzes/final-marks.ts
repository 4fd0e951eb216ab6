import { type SQL, sql } from 'drizzle-orm';

/*
 * A mark that waits for a word on late answers is told as one for now, and is in no average until the word is said. In
 * the rules it is `averageScore`; these are the same asked of the database, of a result under a name of the statement's.
 */

/** What was told of it as the last word. */
export function finalScore(result: string): SQL<number | null> {
  const name = sql.raw(result);
  return sql`case when not ${name}.for_now then ${name}.score end`;
}

/** What it is worth as its teacher knows it, once that is the last word; null before, as while it waits for marks. */
export function finalWorth(result: string): SQL<number | null> {
  const name = sql.raw(result);
  return sql`case when not ${name}.for_now then coalesce(${name}.score, ${name}.held_score) end`;
}

/** Handed in, and no figure of its quiz has it yet: it waits for marks, or for a word. */
export function isOutOfFigures(result: string): SQL<boolean> {
  const name = sql.raw(result);
  return sql`((${name}.score is null and ${name}.held_score is null) or ${name}.for_now)`;
}
