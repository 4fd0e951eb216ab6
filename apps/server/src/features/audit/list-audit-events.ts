import { listAuditEvents as endpoint } from '@hessa/contract/audit/list-audit-events';
import { isInAuditGroup } from '@hessa/rules/audit/audit-groups';
import { and, desc, eq } from 'drizzle-orm';
import { handle, type InputOf } from '../../calls/handle.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { accounts } from '../auth/accounts-table.ts';
import { searchWords } from '../auth/search-words.ts';
import { type AuditPage, auditEventsOf, kindsInTrail } from './find-audit-events.ts';
import { withImportedNames } from './imported-names.ts';
import { nameThings } from './name-things.ts';
import { safeDetails } from './safe-details.ts';
import { undoableMoves } from './undoable-moves.ts';

const PAGE = 30;
const PEOPLE_AT_MOST = 100;
/** What happened to one of many at once stands in that person's own trail; everybody's has the one line of it all. */
const OF_MANY = ['student.imported', 'student.grade_moved'];

type Query = InputOf<typeof endpoint>['query'];

export const listAuditEvents = handle(endpoint, async (ctx, { query }) => {
  return ctx.withTenant(async (tx) => {
    const people = await peopleMeant(tx, ctx.tenant.id, query);
    const kinds = (await kindsInTrail(tx, ctx.tenant.id)).filter(
      (kind) => isInAuditGroup(kind, query.group) && (people !== null || !OF_MANY.includes(kind)),
    );
    const rows = await auditEventsOf(tx, {
      tenantId: ctx.tenant.id,
      kinds,
      people: people?.slice(0, PEOPLE_AT_MOST) ?? null,
      // One more than is shown tells whether there is another page.
      limit: PAGE + 1,
      ...range(query),
    });
    const events = rows.slice(0, PAGE);
    const named = await nameThings(tx, ctx.tenant.id, events);
    const undoable = await undoableMoves(tx, ctx.tenant.id, events);
    const told = await withImportedNames(tx, ctx.tenant.id, events);
    const last = events.at(-1);
    return {
      data: {
        events: told.map(({ details, at, requestId: _, ...event }) => ({
          ...event,
          at: at.toISOString(),
          details: safeDetails(details),
          undoableMove: undoable.get(event.id) ?? null,
        })),
        ...named,
        next: rows.length > PAGE && last ? `${last.at.getTime()}-${last.id}` : null,
        isTooWide: (people?.length ?? 0) > PEOPLE_AT_MOST,
      },
    };
  }, 'read');
});

/** The accounts that the search means, newest first, or null when it is about nobody in particular. */
async function peopleMeant(tx: Tx, tenantId: string, { person, search }: Query): Promise<string[] | null> {
  const words = searchWords(search ?? '');
  if (words.length === 0) return person ? [person] : null;
  const found = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.tenantId, tenantId), person ? eq(accounts.id, person) : undefined, ...words))
    .orderBy(desc(accounts.id))
    .limit(PEOPLE_AT_MOST + 1);
  return found.map(({ id }) => id);
}

function range({ from, until, before }: Query): Pick<AuditPage, 'from' | 'until' | 'before'> {
  const [at, id] = (before ?? '').split('-').map(Number);
  return {
    from: from ? new Date(from) : null,
    until: until ? new Date(until) : null,
    before: at && id ? { at: new Date(at), id } : null,
  };
}
