import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import { accounts } from '../auth/accounts-table.ts';
import type { FoundEvent } from './find-audit-events.ts';

/** So many of a list are named; the rest is a number. */
const NAMED_AT_MOST = 50;

/** The students that an import made, by the names they have today: who was forgotten since is forgotten here too. */
export async function withImportedNames(
  tx: Tx,
  tenantId: string,
  events: readonly FoundEvent[],
): Promise<FoundEvent[]> {
  const idsOf = ({ kind, details }: FoundEvent) =>
    kind === 'students.imported' && Array.isArray(details.students)
      ? details.students.map(String).slice(0, NAMED_AT_MOST)
      : [];
  const ids = events.flatMap(idsOf);
  if (ids.length === 0) return [...events];
  const rows = await tx
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(and(eq(accounts.tenantId, tenantId), inArray(accounts.id, ids)))
    .orderBy(asc(accounts.id));
  const nameOf = new Map(rows.map(({ id, name }) => [id, name]));
  return events.map((event) => {
    const { students, ...details } = event.details;
    if (idsOf(event).length === 0) return event;
    const names = idsOf(event).flatMap((id) => nameOf.get(id) ?? []);
    return { ...event, details: { ...details, students: names } };
  });
}
