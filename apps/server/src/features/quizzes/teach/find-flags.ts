import {
  AWAY_SECONDS,
  AWAY_TIMES,
  HASTY_SECONDS,
  hastySeconds,
  TWIN_WRONG_AT_LEAST,
  wasAway,
} from '@hessa/rules/quizzes/paper-flags';
import { type SQL, sql } from 'drizzle-orm';
import { arrayOf } from '../../../db/array-of.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { examSittings } from '../exams/exam-sittings-table.ts';
import { quizAttempts } from '../quiz-attempts-table.ts';
import type { Question } from '../quiz-questions.ts';
import { findDrawnTwins } from './find-drawn-twins.ts';
import type { CarryAnswers } from './newest-papers.ts';

/** A list for eyes: whoever has more than that has another problem. */
const FLAGS_AT_MOST = 100;

interface Row {
  studentId: string;
  name: string;
  total: number;
  wrong: number;
  awayTimes: number;
  awaySeconds: number;
  openedAt: string | null;
  submittedAt: string;
  /** The others' names, as JSON. */
  onDevice: string;
  onAddress: string;
  /** Papers of this quiz from the same network, this one included. */
  fromAddress: number;
}

/**
 * Papers that are worth a look: too fast to have been read, or with the very answers of another paper from the same
 * device or network, or written by somebody who kept leaving the page. Whoever has the same wrong answers has the same
 * right ones too, so papers are compared as a whole, by a number made of all answers; of a quiz that draws, by the
 * questions that both got. Names are looked up of the few that are told.
 */
export async function findFlags(
  tx: Tx,
  tenantId: string,
  papers: SQL,
  drawn: { questions: readonly Question[]; carry: CarryAnswers } | null,
) {
  const drawnTwins = drawn && (await findDrawnTwins(tx, tenantId, papers, drawn));
  const twinIds = arrayOf([...(drawnTwins?.keys() ?? [])]);
  const rows = await rowsOf<Row>(
    tx,
    sql`
    select p."studentId", a.name, p.total, p.wrong, p."awayTimes", p."awaySeconds", p."openedAt", p."submittedAt",
      p."fromAddress", ${namesOf(tenantId, sql`"onDevice"`)} as "onDevice", ${namesOf(tenantId, sql`"onAddress"`)} as "onAddress"
    from (
      select r.student_id as "studentId", r.total, r.total - r.correct_count as wrong,
        coalesce(s.away_times, 0) as "awayTimes", coalesce(s.away_seconds, 0) as "awaySeconds",
        coalesce(s.started_at, t.opened_at) as "openedAt", r.submitted_at as "submittedAt",
        case when r.device_mark is not null then array_agg(r.student_id) over device end as "onDevice",
        case when r.address_mark is not null then array_agg(r.student_id) over address end as "onAddress",
        count(*) over (partition by r.address_mark)::int as "fromAddress"
      from (select *, jsonb_hash_extended(answers, 0) as alike from (${papers}) papers) r
      left join ${quizAttempts} t
        on t.tenant_id = ${tenantId} and t.student_id = r.student_id and t.lesson_id = r.lesson_id
      left join ${examSittings} s on s.tenant_id = ${tenantId} and s.student_id = r.student_id
        and s.lesson_id = r.lesson_id and s.handed_in_at = r.submitted_at
      window device as (partition by r.device_mark, r.content_version, r.alike),
        address as (partition by r.address_mark, r.content_version, r.alike)
    ) p join ${accounts} a on a.tenant_id = ${tenantId} and a.id = p."studentId"
    where (wrong >= ${TWIN_WRONG_AT_LEAST} and greatest(cardinality("onDevice"), cardinality("onAddress")) > 1)
      or "awayTimes" >= ${AWAY_TIMES} or "awaySeconds" >= ${AWAY_SECONDS} or "studentId" = any(${twinIds}::uuid[])
      or "submittedAt" - "openedAt" < total * ${HASTY_SECONDS} * interval '1 second'
    order by "submittedAt" desc, "studentId" limit ${FLAGS_AT_MOST}
  `,
  );
  return rows.map((row) => {
    const drawnAlike = drawnTwins?.get(row.studentId);
    const onDevice = drawnAlike?.onDevice ?? twins(row, row.onDevice);
    const onAddress = drawnAlike?.onAddress ?? twins(row, row.onAddress);
    const away = { times: row.awayTimes, seconds: row.awaySeconds };
    return {
      studentId: row.studentId,
      name: row.name,
      wrong: drawnAlike?.wrong ?? row.wrong,
      away: wasAway(away) ? away : null,
      secondsPerQuestion:
        row.openedAt === null ? null : hastySeconds(Date.parse(row.openedAt), Date.parse(row.submittedAt), row.total),
      onDevice,
      // Who shares the device shares the network: that is said once.
      onAddress: onAddress.filter((name) => !onDevice.includes(name)),
      fromAddress: row.fromAddress,
    };
  });
}

function twins({ wrong }: Row, agreeing: string): string[] {
  return wrong < TWIN_WRONG_AT_LEAST ? [] : JSON.parse(agreeing);
}

/** Of the others among these students; nobody's where nothing is known of a device or a network. */
const namesOf = (tenantId: string, students: SQL): SQL => sql`(
  select coalesce(json_agg(o.name order by o.name, o.id), '[]')::text from ${accounts} o
  where o.tenant_id = ${tenantId} and o.id = any(p.${students}) and o.id <> p."studentId")`;
