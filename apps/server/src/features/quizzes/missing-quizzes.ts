import type { ExamTerms } from '@hessa/rules/quizzes/exams/exam-terms';
import { GRACE_MS } from '@hessa/rules/quizzes/exams/sitting-time';
import { countTooLate, lastChance, type Presence, unhandedState } from '@hessa/rules/quizzes/last-chance';
import { type SQL, sql } from 'drizzle-orm';
import { arrayOf } from '../../db/array-of.ts';
import { rowsOf } from '../../db/rows-of.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { isExamOverInSql } from '../lessons/exam-over-in-sql.ts';
import { placedLate } from '../lessons/find-held.ts';
import { findHeldTimes, type HeldTime, type HeldUnit } from '../lessons/held-units.ts';
import { ANSWERED_KINDS } from '../lessons/kinds-in-sql.ts';
import { lessons } from '../lessons/lessons-table.ts';
import { isShownInSql } from '../units/shown-in-sql.ts';
import { examSittings } from './exams/exam-sittings-table.ts';
import { isSatIn } from './exams/sat-in.ts';
import { quizResults } from './quiz-results-table.ts';

interface Row {
  studentId: string;
  lessonId: string;
  lessonName: string;
  unitId: string;
  /** As JSON. */
  exam: string | null;
  placedAt: string | null;
  goneFrom: string | null;
  goneUntil: string | null;
  /** When the attempt ends that its student sits in. */
  sitsUntil: string | null;
}

/** Units whose week has begun; what never closes is never missing. */
function dueOf<Unit extends HeldUnit | HeldTime>(held: readonly Unit[], now: Date): Unit[] {
  return held.filter(({ time, weekBegan }) => time.endsAt !== null && weekBegan <= now.getTime());
}

/**
 * What is not handed in of units whose week has begun, how each stands, and until when it could be handed in, or can be
 * still; of what came after its unit had closed, when it came.
 */
export async function findUnhandedQuizzes(tx: Tx, tenantId: string, held: readonly HeldUnit[], now: Date) {
  const due = dueOf(held, now);
  if (due.length === 0) return [];
  const rows = await rowsOf<Row>(
    tx,
    sql`select d.student_id as "studentId", l.id as "lessonId", l.name as "lessonName", l.unit_id as "unitId", l.exam::text as exam, l.placed_at as "placedAt", l.gone_from as "goneFrom", l.gone_until as "goneUntil",
        (select max(s.ends_at) from ${examSittings} s where s.tenant_id = ${tenantId} and s.student_id = d.student_id
          and s.lesson_id = l.id and ${isSatIn('s', now)}) as "sitsUntil"
      from unnest(${arrayOf(due.map(({ studentId }) => studentId))}::uuid[],
        ${arrayOf(due.map(({ unitId }) => unitId))}::bigint[]) as d (student_id, unit_id)
      join ${lessons} l on l.tenant_id = ${tenantId} and l.unit_id = d.unit_id and ${isAsked(now)}
      where not exists (
        select from ${quizResults} r where r.tenant_id = ${tenantId} and r.student_id = d.student_id
          and r.course_id = l.course_id and r.lesson_id = l.id
      )
      order by l.position, l.id`,
  );
  const unitOf = new Map(due.map((unit) => [`${unit.studentId} ${unit.unitId}`, unit]));
  return rows.flatMap(({ studentId, lessonId, lessonName, unitId, sitsUntil, ...row }) => {
    const unit = unitOf.get(`${studentId} ${unitId}`);
    if (!unit?.time.endsAt) return [];
    const exam = row.exam === null ? null : (JSON.parse(row.exam) as ExamTerms);
    const until = Date.parse(unit.time.endsAt);
    const time = { isOpen: unit.time.state === 'open', from: unit.weekBegan, until };
    const chance = lastChance(until, exam);
    const state = unhandedState(time, { exam, ...presenceOf(row) }, now.getTime());
    if (chance === null || state.kind === 'never') return [];
    const cameAt = state.kind === 'ended' ? state.cameAt : null;
    const due = cameAt ?? chance;
    const dueAt = sitsUntil === null ? due : Math.max(due, Date.parse(sitsUntil) + GRACE_MS);
    const stands = dueAt > now.getTime() ? 'open' : cameAt === null ? state.kind : 'came-late';
    return { lessonId: Number(lessonId), lessonName, dueAt, stands } as const;
  });
}

/**
 * What students hold and how many quizzes of each unit they handed in, or sit in now: a page of them costs one
 * statement.
 */
export async function findUnitsAndPapers(tx: Tx, tenantId: string, studentIds: readonly string[], now: Date) {
  return findHeldTimes(
    tx,
    tenantId,
    studentIds,
    now,
    (students) => sql`
      select p.student_id, l.unit_id, count(*)::int as papers,
        (count(*) filter (where ${isExamOverInSql(now)}))::int as papers_over, ${placedLate(isExamOverInSql(now))} as placed
      from (
        select r.student_id, r.course_id, r.lesson_id from ${quizResults} r
        where r.tenant_id = ${tenantId} and r.student_id = ${students}
        union all
        select s.student_id, e.course_id, s.lesson_id from ${examSittings} s
        join ${lessons} e on e.tenant_id = s.tenant_id and e.id = s.lesson_id
        where s.tenant_id = ${tenantId} and s.student_id = ${students} and ${isSatIn('s', now)} and not exists (
          select from ${quizResults} r where r.tenant_id = ${tenantId} and r.student_id = s.student_id
            and r.course_id = e.course_id and r.lesson_id = s.lesson_id)
      ) p
      join ${lessons} l on l.tenant_id = ${tenantId} and l.course_id = p.course_id and l.id = p.lesson_id and ${isAsked(now)}
      group by 1, 2`,
  );
}

/**
 * How many quizzes are missing of what one student holds, in units that have closed and exams that are over, and how
 * many of these nobody lets the student hand in any more.
 */
export function countMissing(held: readonly HeldTime[], now: Date): { missing: number; shut: number } {
  const due = dueOf(held, now).map(missingOf);
  return {
    missing: due.reduce((sum, { missing }) => sum + missing, 0),
    shut: due.reduce((sum, { shut }) => sum + shut, 0),
  };
}

/** A quiz of a unit that has closed can be caught up with (`unhandedState` of the rules), an exam that is over cannot. */
function missingOf(unit: HeldTime): { missing: number; shut: number } {
  const time = { from: unit.weekBegan, until: unit.time.endsAt };
  const never = countTooLate(time, unit.placed) - countTooLate(time, unit.papersPlaced);
  const shut = unit.quizzesOver - unit.papersOver - never;
  return { missing: unit.time.state === 'open' ? shut : unit.quizzes - unit.papers - never, shut };
}

const presenceOf = ({ placedAt, goneFrom, goneUntil }: Pick<Row, 'placedAt' | 'goneFrom' | 'goneUntil'>): Presence => ({
  placedAt: placedAt === null ? null : Date.parse(placedAt),
  goneFrom: goneFrom === null ? null : Date.parse(goneFrom),
  goneUntil: goneUntil === null ? null : Date.parse(goneUntil),
});

/** A quiz `l` that students see and that has something to answer. */
function isAsked(now: Date): SQL {
  return sql`l.type in ${ANSWERED_KINDS} and l.question_count > 0 and ${isShownInSql('l', now)}`;
}
