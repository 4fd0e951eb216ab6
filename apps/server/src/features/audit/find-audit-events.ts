import { type SQL, sql } from 'drizzle-orm';
import { arrayOf } from '../../db/array-of.ts';
import { rowsOf } from '../../db/rows-of.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import type { AuditValue } from '../../platform/audit/audit-events-table.ts';

export interface AuditPage {
  tenantId: string;
  kinds: readonly string[];
  /** Null is everybody. */
  people: readonly string[] | null;
  from: Date | null;
  until: Date | null;
  /** The event that the page before ended with. */
  before: { at: Date; id: number } | null;
  limit: number;
}

interface Person {
  id: string;
  name: string;
  role: string;
}

export interface FoundEvent {
  id: number;
  at: Date;
  kind: string;
  details: Record<string, AuditValue>;
  requestId: string;
  actor: Person | null;
  subject: Person | null;
}

/** The kinds that the trail knows: from one to the next in the index, however many events each has. */
export async function kindsInTrail(tx: Tx, tenantId: string): Promise<string[]> {
  const next = (after: SQL) => sql`
    select kind from audit_events where tenant_id = ${tenantId} ${after} order by kind limit 1`;
  const rows = await rowsOf<{ kind: string }>(
    tx,
    sql`
    with recursive known as (
      (${next(sql``)})
      union all
      select (${next(sql`and kind > known.kind`)}) from known where known.kind is not null
    )
    select kind from known where kind is not null`,
  );
  return rows.map(({ kind }) => kind);
}

/**
 * The newest events of these kinds, or of these people. Each kind, or each person, gives its own newest from an index,
 * and the newest of those are the page: what it costs does not grow with the trail.
 */
export async function auditEventsOf(tx: Tx, page: AuditPage): Promise<FoundEvent[]> {
  if (page.kinds.length === 0 || page.people?.length === 0) return [];
  const rows = await rowsOf<Record<string, unknown>>(
    tx,
    sql`
    select e.id, e.at, e.kind, e.details, e.request_id,
           a.id as actor_id, a.name as actor_name, a.role as actor_role,
           s.id as subject_id, s.name as subject_name, s.role as subject_role
    from (${page.people ? newestOfPeople(page, page.people) : newestOfKinds(page)}) e
    left join accounts a on a.tenant_id = ${page.tenantId} and a.id = e.actor_id
    left join accounts s on s.tenant_id = ${page.tenantId} and s.id = e.subject_id
    order by e.at desc, e.id desc`,
  );
  return rows.map((row) => ({
    id: Number(row.id),
    at: new Date(row.at as string),
    kind: row.kind as string,
    // A statement written by hand answers in the database's own text.
    details: JSON.parse(row.details as string) as Record<string, AuditValue>,
    requestId: row.request_id as string,
    actor: personOf(row, 'actor'),
    subject: personOf(row, 'subject'),
  }));
}

function newestOfKinds(page: AuditPage): SQL {
  return sql`
    select e.* from unnest(${arrayOf(page.kinds)}::text[]) as k(kind)
    cross join lateral (${events(page, sql`and kind = k.kind`)}) e
    order by e.at desc, e.id desc limit ${page.limit}`;
}

function newestOfPeople(page: AuditPage, people: readonly string[]): SQL {
  const kinds = sql`and kind = any(${arrayOf(page.kinds)}::text[])`;
  // A list is one event about many; there are few such events, and the index of kinds has them together.
  const importedThem = sql`and kind = 'students.imported' and details -> 'students' ? p.id::text`;
  return sql`
    select distinct on (e.at, e.id) e.* from unnest(${arrayOf(people)}::uuid[]) as p(id)
    cross join lateral (
      (${events(page, sql`and actor_id = p.id ${kinds}`)})
      union all
      (${events(page, sql`and subject_id = p.id ${kinds}`)})
      ${page.kinds.includes('students.imported') ? sql`union all (${events(page, importedThem)})` : sql``}
    ) e
    order by e.at desc, e.id desc limit ${page.limit}`;
}

function events({ tenantId, from, until, before, limit }: AuditPage, which: SQL): SQL {
  const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`;
  return sql`
    select id, at, kind, actor_id, subject_id, details, request_id from audit_events
    where tenant_id = ${tenantId} ${which}
      ${from ? sql`and at >= ${moment(from)}` : sql``}
      ${until ? sql`and at < ${moment(until)}` : sql``}
      ${before ? sql`and at <= ${moment(before.at)} and (at, id) < (${moment(before.at)}, ${before.id}::bigint)` : sql``}
    order by at desc, id desc limit ${limit}`;
}

function personOf(row: Record<string, unknown>, who: 'actor' | 'subject'): Person | null {
  const id = row[`${who}_id`];
  return id ? { id: String(id), name: String(row[`${who}_name`]), role: String(row[`${who}_role`]) } : null;
}
