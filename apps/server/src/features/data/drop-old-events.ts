import { ownerTransaction } from '../../db/owner-transaction.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Few enough that nobody who writes into the trail waits. */
const AT_ONCE = 2_000;

/** Each mention of a table names the tenant itself, or a spread database refuses it (record 149). */
export const CUT_TRAIL = `delete from public.audit_events e where e.tenant_id = $1 and ctid = any (array(
  select o.ctid from public.audit_events o
  where o.tenant_id = $1 and o.at < $2::text::timestamptz
    and not (o.kind = 'account.registered' and exists (select 1 from public.accounts a
      where a.tenant_id = $1 and a.id = o.subject_id and a.anonymised_at is null))
  limit ${AT_ONCE})) returning 1 as one`;

/**
 * The trail is kept for a year. What says that a guardian agreed stays as long as the account does; the ledger of codes
 * is another book and is never cut. The application may only add to the trail, so the owner does this.
 */
export async function dropOldEvents(ownerUrl: string, tenantId: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - YEAR_MS).toISOString();
  for (;;) {
    const gone = await ownerTransaction(ownerUrl, tenantId, (run) => run(CUT_TRAIL, [tenantId, before]));
    if (gone.length < AT_ONCE) return;
  }
}
