import { type SQL, sql } from 'drizzle-orm';

/**
 * What a column of one attempt becomes: entries by the place of their question, each with the moment it was made `at`.
 * Of two for a place the newer stands, so that late retries change nothing.
 */
export const newestWins = (column: 'saved' | 'flagged', given: 'given' | 'flags'): SQL => {
  const kept = sql.raw(column);
  return sql`${kept} || coalesce((
    select jsonb_object_agg(place, entry) from jsonb_each(${sql.placeholder(given)}::jsonb) as told (place, entry)
    where coalesce((${kept} -> place ->> 'at')::bigint, 0) <= (entry ->> 'at')::bigint
  ), '{}')`;
};
