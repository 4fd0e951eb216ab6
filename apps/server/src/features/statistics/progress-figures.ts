import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import { enrolments } from '../enrolment/enrolments-table.ts';
import { lessonProgress } from '../lessons/lesson-progress-table.ts';
import { lessons } from '../lessons/lessons-table.ts';
import { quizResults } from '../quizzes/quiz-results-table.ts';
import { unitGrants } from '../units/unit-grants-table.ts';
import { units } from '../units/units-table.ts';

/** Averages and bars need no more than this; the rest is history that a page of its own may show one day. */
const RESULTS_AT_MOST = 200;

interface Student {
  tenantId: string;
  studentId: string;
}

/** Units of the student's courses and the units bought alone, each once. */
const heldUnits = ({ tenantId, studentId }: Student) => sql`
  ${units.tenantId} = ${tenantId} and (
    ${units.courseId} in (select ${enrolments.courseId} from ${enrolments}
      where ${enrolments.tenantId} = ${tenantId} and ${enrolments.studentId} = ${studentId})
    or ${units.id} in (select ${unitGrants.unitId} from ${unitGrants}
      where ${unitGrants.tenantId} = ${tenantId} and ${unitGrants.studentId} = ${studentId}))`;

export async function videoFigures(tx: Tx, student: Student) {
  const [row] = (await tx.execute(sql`
    select
      (select coalesce(sum(${units.videoCount}), 0) from ${units} where ${heldUnits(student)})::int as total,
      (select count(*) from ${lessonProgress}
        join ${lessons} on ${lessons.tenantId} = ${lessonProgress.tenantId} and ${lessons.id} = ${lessonProgress.lessonId}
        where ${lessonProgress.tenantId} = ${student.tenantId} and ${lessonProgress.studentId} = ${student.studentId}
          and ${lessonProgress.completedAt} is not null and ${lessons.type} = 'Video')::int as watched
  `)) as unknown as [{ total: number; watched: number }];
  const { total, watched } = row;
  return {
    totalVideos: total,
    watchedVideos: watched,
    progress: total === 0 ? 0 : Math.min(100, (watched * 100) / total),
  };
}

export async function quizFigures(tx: Tx, student: Student) {
  const [totals, results] = (await Promise.all([
    tx.execute(sql`
      select
        (select coalesce(sum(${units.quizCount}), 0) from ${units} where ${heldUnits(student)})::int as total,
        (select count(*) from ${quizResults}
          where ${quizResults.tenantId} = ${student.tenantId} and ${quizResults.studentId} = ${student.studentId})::int as solved
    `),
    tx.execute(sql`
      select ${quizResults.lessonId} as "lessonId", ${lessons.name} as "lessonName", ${quizResults.score} as score,
        ${quizResults.submittedAt} as "submittedAt"
      from ${quizResults}
      join ${lessons} on ${lessons.tenantId} = ${quizResults.tenantId} and ${lessons.id} = ${quizResults.lessonId}
      where ${quizResults.tenantId} = ${student.tenantId} and ${quizResults.studentId} = ${student.studentId}
      order by ${quizResults.submittedAt} desc limit ${RESULTS_AT_MOST}
    `),
  ])) as unknown as [
    [{ total: number; solved: number }],
    { lessonId: string; lessonName: string; score: number; submittedAt: string }[],
  ];
  return {
    totalQuizzes: totals[0].total,
    solvedQuizzes: totals[0].solved,
    results: results.map((result) => ({
      lessonId: Number(result.lessonId),
      lessonName: result.lessonName,
      score: result.score,
      submittedAt: new Date(result.submittedAt).toISOString(),
    })),
  };
}
