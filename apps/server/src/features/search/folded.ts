import { SEARCH_LETTERS } from '@hessa/rules/text/search-fold';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** Texts of a row as searches see them, by the same table of letters as in the rules. */
export function folded(...texts: readonly AnyColumn[]): SQL {
  const together = sql.join([...texts], sql` || ' ' || `);
  return sql`translate(lower(normalize(${together}, NFKC)), ${SEARCH_LETTERS.from}, ${SEARCH_LETTERS.to})`;
}

/** Each term stands in the text. A folded term holds no sign that `like` would read. */
export function hasAll(text: SQL, terms: readonly string[]): SQL {
  return sql`${text} like all(${patterns(terms)})`;
}

export function hasSome(text: SQL, terms: readonly string[]): SQL {
  return sql`${text} like any(${patterns(terms)})`;
}

function patterns(terms: readonly string[]): SQL {
  const each = terms.map((term) => sql`${`%${term}%`}::text`);
  return sql`array[${sql.join(each, sql`, `)}]`;
}
