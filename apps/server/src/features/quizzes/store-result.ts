import { termPeriod } from '@hessa/rules/statistics/term-period';
import { sql } from 'drizzle-orm';
import type { AccountContext } from '../../calls/context.ts';
import { preparedStatement } from '../../db/prepared-query.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import type { GatedLesson } from '../lessons/lesson-gate.ts';
import { lessonProgress } from '../lessons/lesson-progress-table.ts';
import type { NamedResult, QuizResult } from './find-result.ts';
import { paperMarks } from './paper-marks.ts';
import { quizResults } from './quiz-results-table.ts';
import { ALL_TERMS, termScores } from './term-scores-table.ts';

export type Grading = Pick<
  QuizResult,
  'contentVersion' | 'answers' | 'score' | 'correctCount' | 'total' | 'possibleMarks' | 'notes'
>;

const value = (name: keyof Stored) => sql.placeholder(name);

type Stored = {
  tenantId: string;
  studentId: string;
  courseId: number;
  lessonId: number;
  contentVersion: number;
  answers: string;
  score: number;
  correctCount: number;
  total: number;
  possibleMarks: number | null;
  notes: string;
  now: string;
  deviceMark: string | null;
  addressMark: string | null;
  period: string;
};

const storing = preparedStatement<Stored, { one: number }>(sql`
  with stored as (
    insert into ${quizResults} (tenant_id, student_id, course_id, lesson_id, content_version, answers, score,
      correct_count, total, possible_marks, notes, submitted_at, device_mark, address_mark)
    values (${value('tenantId')}, ${value('studentId')}, ${value('courseId')}, ${value('lessonId')},
      ${value('contentVersion')}, ${value('answers')}, ${value('score')}, ${value('correctCount')}, ${value('total')},
      ${value('possibleMarks')}, ${value('notes')}, ${value('now')}, ${value('deviceMark')}, ${value('addressMark')})
    on conflict do nothing
    returning tenant_id, student_id, course_id, lesson_id, score, submitted_at
  ), finished as (
    insert into ${lessonProgress} (tenant_id, student_id, course_id, lesson_id, completed_at, updated_at)
    select tenant_id, student_id, course_id, lesson_id, submitted_at, submitted_at from stored
    on conflict (tenant_id, student_id, course_id, lesson_id) do update
    set completed_at = excluded.completed_at, updated_at = excluded.updated_at
  ), summed as (
    insert into ${termScores} (tenant_id, period, student_id, score_sum, quiz_count)
    select tenant_id, period, student_id, score, 1 from stored
    cross join (values (${value('period')}::text), (${ALL_TERMS})) p (period)
    on conflict (tenant_id, period, student_id) do update
    set score_sum = term_scores.score_sum + excluded.score_sum, quiz_count = term_scores.quiz_count + 1
  )
  select 1 as one from stored
`);

/**
 * Stores the one result, or returns null when another submission was first. What follows from a result (the finished
 * lesson, the sums) is part of the same statement: neither is ever there without the other.
 */
export async function storeResult(
  tx: Tx,
  ctx: AccountContext,
  { lesson, outline, standing }: GatedLesson,
  grading: Grading,
): Promise<NamedResult | null> {
  const stored = await storing(tx, {
    tenantId: ctx.tenant.id,
    studentId: ctx.account.id,
    courseId: lesson.courseId,
    lessonId: lesson.id,
    ...grading,
    answers: JSON.stringify(grading.answers),
    now: ctx.now.toISOString(),
    ...paperMarks(ctx, lesson.id),
    period: termPeriod(outline.course.term, ctx.now.getTime()),
  });
  if (stored.length === 0) return null;
  const { id: lessonId, name: lessonName, courseId, unitId, keyTime, contentVersion: currentVersion } = lesson;
  const holdsCourse = standing.holdings.course !== null;
  const named = { lessonId, lessonName, courseId, unitId, keyTime, currentVersion, holdsCourse, isShown: true };
  return { ...grading, ...named, submittedAt: ctx.now };
}
