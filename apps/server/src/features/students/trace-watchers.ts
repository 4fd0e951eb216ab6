import { traceWatchers as endpoint } from '@hessa/contract/students/trace-watchers';
import { MARK_CODES, MARK_DIGITS, markCode, readSeenMark, type SeenMark } from '@hessa/rules/media/mark-code';
import { TRACED_HOURS, TRACED_STUDENTS } from '@hessa/rules/media/traces';
import { type SQL, sql } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { accounts } from '../auth/accounts-table.ts';
import { courses } from '../courses/courses-table.ts';
import { lessons } from '../lessons/lessons-table.ts';
import { watchHours } from '../lessons/watch-hours-table.ts';

interface Row {
  id: string;
  name: string;
  phone: string;
  lessonId: number | null;
  lessonName: string;
  courseName: string;
  hour: string;
  /** Pairs of seconds, as JSON. */
  played: string;
}

/** Who shows this mark, and when they played that second: who did comes first. */
export const traceWatchers = handle(endpoint, async (ctx, { body: { seen, second, day } }) => {
  const mark = readSeenMark(seen);
  if (!mark) throw new DomainError('trace.unreadable');
  const tenantId = ctx.tenant.id;
  return ctx.withTenant(async (tx) => {
    const rows = await rowsOf<Row>(
      tx,
      sql`
      with suspects as (
        select a.id, a.name, a.phone from ${accounts} a
        where a.tenant_id = ${tenantId} and a.role = 'student' and a.anonymised_at is null and (${showsMark(mark)})
        order by a.name, a.id limit ${TRACED_STUDENTS + 1}
      )
      select s.id, s.name, s.phone, w.lesson_id::float8 as "lessonId", l.name as "lessonName",
        c.name as "courseName", w.hour,
        (select jsonb_agg(jsonb_build_array(lower(r), upper(r)) order by lower(r)) from unnest(w.seconds) r) as played
      from suspects s
      left join lateral (
        select h.lesson_id, h.hour, h.seconds from ${watchHours} h
        where h.tenant_id = ${tenantId} and h.student_id = s.id
          and (${second}::int is null or h.seconds @> ${second}::int)
          and (${day}::date is null or (h.hour at time zone 'Africa/Cairo')::date = ${day}::date)
        order by h.hour desc limit ${TRACED_HOURS}
      ) w on true
      left join ${lessons} l on l.tenant_id = ${tenantId} and l.id = w.lesson_id
      left join ${courses} c on c.tenant_id = ${tenantId} and c.id = l.course_id
      order by w.hour desc nulls last, s.name, s.id`,
    );
    const students = grouped(rows);
    await recordEvent(tx, ctx, {
      kind: 'students.traced',
      actorId: ctx.account.id,
      details: {
        seen,
        ...(second === null ? {} : { second }),
        ...(day === null ? {} : { day }),
        students: students.length,
      },
    });
    return { data: { students: students.slice(0, TRACED_STUDENTS), isCut: students.length > TRACED_STUDENTS } };
  });
});

/** An account's code is the end of its id; the number itself is looked for anywhere in the phone. */
function showsMark({ number, digits }: SeenMark): SQL {
  const end = sql.raw(`('x' || right(a.id::text, ${MARK_DIGITS}))::bit(28)::int % ${MARK_CODES}`);
  const byCode = number === null ? sql`false` : sql`(${end}) = ${number}::int`;
  const byPhone = digits === null ? sql`false` : sql`strpos(a.phone, ${digits}) > 0`;
  return sql`${byCode} or ${byPhone}`;
}

function grouped(rows: readonly Row[]) {
  const students = new Map<string, { id: string; name: string; phone: string; hours: Row[] }>();
  for (const row of rows) {
    const { id, name, phone } = row;
    const known = students.get(id) ?? { id, name, phone, hours: [] };
    students.set(id, known);
    if (row.lessonId !== null) known.hours.push(row);
  }
  return [...students.values()].map(({ id, name, phone, hours }) => ({
    studentId: id,
    name,
    phone,
    code: markCode(id) ?? '',
    watched: hours.map(({ lessonId, lessonName, courseName, hour, played }) => ({
      lessonId: lessonId ?? 0,
      lessonName,
      courseName,
      hour: new Date(hour).toISOString(),
      played: JSON.parse(played) as [number, number][],
    })),
  }));
}
