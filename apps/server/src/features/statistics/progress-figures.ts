import { marksOf } from '@hessa/rules/quizzes/marks';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/rows-of.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { enrolments } from '../enrolment/enrolments-table.ts';
import { WATCHED_KINDS } from '../lessons/kinds-in-sql.ts';
import { lessonProgress } from '../lessons/lesson-progress-table.ts';
import { lessons } from '../lessons/lessons-table.ts';
import { comingAt } from '../quizzes/coming-at.ts';
import { quizResults } from '../quizzes/quiz-results-table.ts';
import { isShownInSql } from '../units/shown-in-sql.ts';
import { unitGrants } from '../units/unit-grants-table.ts';
import { units } from '../units/units-table.ts';
import { shownWork } from './shown-work.ts';

/** Averages and bars need no more than this; the rest is history that a page of its own may show one day. */
const RESULTS_AT_MOST = 200;

interface Student {
  tenantId: string;
  studentId: string;
  now: Date;
}

/** Units of the student's courses and the units bought alone, each once, with what they show. */
const heldUnits = ({ tenantId, studentId, now }: Student) => sql`
  select u.id, ${shownWork('video', tenantId, now)} as video_count, ${shownWork('quiz', tenantId, now)} as quiz_count
  from ${enrolments} e join ${units} u on u.tenant_id = e.tenant_id and u.course_id = e.course_id
  where e.tenant_id = ${tenantId} and e.student_id = ${studentId} and ${isShownInSql('u', now)}
  union
  select u.id, ${shownWork('video', tenantId, now)}, ${shownWork('quiz', tenantId, now)}
  from ${unitGrants} g join ${units} u on u.tenant_id = g.tenant_id and u.id = g.unit_id
  where g.tenant_id = ${tenantId} and g.student_id = ${studentId} and ${isShownInSql('u', now)}`;

export async function videoFigures(tx: Tx, student: Student) {
  const [row] = await rowsOf<{ total: number; watched: number }>(
    tx,
    sql`
    with held as (${heldUnits(student)})
    select
      (select coalesce(sum(video_count), 0) from held)::int as total,
      (select count(*) from ${lessonProgress} p join ${lessons} l on l.tenant_id = p.tenant_id and l.id = p.lesson_id
        where p.tenant_id = ${student.tenantId} and p.student_id = ${student.studentId}
          and p.completed_at is not null and l.type in ${WATCHED_KINDS} and l.unit_id in (select id from held)
          and ${isShownInSql('l', student.now)})::int as watched
  `,
  );
  const { total, watched } = row ?? { total: 0, watched: 0 };
  return {
    totalVideos: total,
    watchedVideos: watched,
    progress: total === 0 ? 0 : Math.min(100, (watched * 100) / total),
  };
}

interface ResultRow {
  lessonId: string;
  courseId: string;
  lessonName: string;
  score: number | null;
  possibleMarks: number | null;
  submittedAt: string;
  resultsAt: string | null;
  isForNow: boolean;
  isHidden: boolean;
}

export async function quizFigures(tx: Tx, student: Student) {
  const [[totals], results] = await Promise.all([
    rowsOf<{ total: number; solved: number }>(
      tx,
      sql`
      with held as (${heldUnits(student)})
      select
        (select coalesce(sum(quiz_count), 0) from held)::int as total,
        (select count(*) from ${quizResults} r join ${lessons} l on l.tenant_id = r.tenant_id and l.id = r.lesson_id
          where r.tenant_id = ${student.tenantId} and r.student_id = ${student.studentId}
            and l.unit_id in (select id from held) and ${isShownInSql('l', student.now)})::int as solved
    `,
    ),
    rowsOf<ResultRow>(
      tx,
      sql`
      select r.lesson_id as "lessonId", l.course_id as "courseId", l.name as "lessonName", r.score,
        r.possible_marks as "possibleMarks", r.submitted_at as "submittedAt", l.results_at as "resultsAt",
        r.for_now as "isForNow",
        not (${isShownInSql('l', student.now)} and ${isShownInSql('u', student.now)}) as "isHidden"
      from ${quizResults} r join ${lessons} l on l.tenant_id = r.tenant_id and l.id = r.lesson_id
      join ${units} u on u.tenant_id = l.tenant_id and u.id = l.unit_id
      where r.tenant_id = ${student.tenantId} and r.student_id = ${student.studentId}
      order by r.submitted_at desc limit ${RESULTS_AT_MOST}
    `,
    ),
  ]);
  return {
    totalQuizzes: totals?.total ?? 0,
    solvedQuizzes: totals?.solved ?? 0,
    results: results.flatMap(({ score, possibleMarks, isForNow, ...paper }) => {
      if (score === null) return [];
      const marks = marksOf(score, possibleMarks);
      return { ...presentPaper(paper), score, marks, ...(isForNow && { provisional: true as const }) };
    }),
    // Handed in and no low mark: nothing of what it may be worth is told.
    untold: results.flatMap(({ score, ...paper }) =>
      score === null ? { ...presentPaper(paper), resultsAt: comingAt(paper.resultsAt, student.now) } : [],
    ),
  };
}

type Named = Pick<ResultRow, 'lessonId' | 'courseId' | 'lessonName' | 'submittedAt' | 'isHidden'>;

function presentPaper({ lessonId, courseId, lessonName, submittedAt, isHidden }: Named) {
  return {
    lessonId: Number(lessonId),
    courseId: Number(courseId),
    lessonName,
    submittedAt: new Date(submittedAt).toISOString(),
    ...(isHidden && { hidden: true as const }),
  };
}
