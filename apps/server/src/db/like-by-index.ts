import type postgres from 'postgres';

/**
 * Under row security only operators that are known to tell nothing of a row may use an index before the policy is
 * asked, and PostgreSQL does not count LIKE among them, although all it can complain of is the pattern. Only a
 * superuser may vouch for it, as the owner of our own PostgreSQL is; it holds for this database alone, and is not part
 * of what a backup brings back: hence at every start.
 */
export async function letLikeUseIndexes(owner: postgres.Sql): Promise<void> {
  const [like] = await owner<{ wanted: boolean }[]>`
    select not proleakproof and (select rolsuper from pg_roles where rolname = current_user) as wanted
    from pg_proc where oid = 'pg_catalog.textlike(text, text)'::regprocedure`;
  if (like?.wanted) await owner`alter function pg_catalog.textlike(text, text) leakproof`;
}
