import type { Term } from '@hessa/rules/courses/term';
import { termPeriod } from '@hessa/rules/statistics/term-period';
import { sql } from 'drizzle-orm';
import { preparedStatement } from '../../db/prepared-query.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { lessonProgress } from '../lessons/lesson-progress-table.ts';
import { lessons } from '../lessons/lessons-table.ts';
import { isAnyWaitedFor } from './exams/held-of.ts';
import type { Grading } from './grading.ts';
import { quizResults } from './quiz-results-table.ts';
import { ALL_TERMS, termScores } from './term-scores-table.ts';

export interface NewResult {
  tenantId: string;
  studentId: string;
  courseId: number;
  lessonId: number;
  /** Of the course: whose sum the paper is part of. */
  term: Term;
  submittedAt: Date;
  /** Whether the results of its quiz are released by now. */
  now: Date;
  deviceMark: string | null;
  addressMark: string | null;
  grading: Grading;
}

const value = (name: keyof Stored) => sql.placeholder(name);

type Stored = {
  tenantId: string;
  studentId: string;
  courseId: number;
  lessonId: number;
  contentVersion: number;
  answers: string;
  score: number | null;
  correctCount: number;
  total: number;
  possibleMarks: number | null;
  notes: string;
  submittedAt: string;
  now: string;
  deviceMark: string | null;
  addressMark: string | null;
  period: string;
};

/** As `told-score.ts` has it. */
const IS_TOLD = sql`coalesce(l.results_at <= ${value('now')}::timestamptz, true)`;

const storing = preparedStatement<Stored, { one: number }>(sql`
  with stored as (
    insert into ${quizResults} (tenant_id, student_id, course_id, lesson_id, content_version, answers, score, held_score,
      for_now, correct_count, total, possible_marks, notes, submitted_at, device_mark, address_mark)
    select l.tenant_id, ${value('studentId')}::uuid, ${value('courseId')}::bigint, l.id,
      ${value('contentVersion')}::int, ${value('answers')}::jsonb,
      case when ${IS_TOLD} then ${value('score')}::float8 end, case when not (${IS_TOLD}) then ${value('score')}::float8 end,
      ${isAnyWaitedFor(value('tenantId'), sql`${value('studentId')}::uuid`, sql`l.id`)},
      ${value('correctCount')}::int, ${value('total')}::int, ${value('possibleMarks')}::int, ${value('notes')},
      ${value('submittedAt')}::timestamptz, ${value('deviceMark')}, ${value('addressMark')}
    from ${lessons} l where l.tenant_id = ${value('tenantId')} and l.id = ${value('lessonId')}::bigint
    on conflict do nothing
    returning tenant_id, student_id, course_id, lesson_id, score, for_now, submitted_at
  ), finished as (
    insert into ${lessonProgress} (tenant_id, student_id, course_id, lesson_id, completed_at, updated_at)
    select tenant_id, student_id, course_id, lesson_id, submitted_at, submitted_at from stored
    on conflict (tenant_id, student_id, course_id, lesson_id) do update
    set completed_at = excluded.completed_at, updated_at = excluded.updated_at
  ), summed as (
    insert into ${termScores} (tenant_id, period, student_id, score_sum, quiz_count)
    select tenant_id, period, student_id, score, 1 from stored
    cross join (values (${value('period')}::text), (${ALL_TERMS})) p (period) where score is not null and not for_now
    on conflict (tenant_id, period, student_id) do update
    set score_sum = term_scores.score_sum + excluded.score_sum, quiz_count = term_scores.quiz_count + 1
  )
  select 1 as one from stored
`);

/**
 * Stores the one result; false when there was one already. What follows from a result (the finished lesson, the sums)
 * is part of the same statement: neither is ever there without the other.
 */
export async function insertResult(tx: Tx, result: NewResult): Promise<boolean> {
  const { term, submittedAt, now, grading, ...row } = result;
  const { ceiling: _, aside: _aside, ...graded } = grading;
  const stored = await storing(tx, {
    ...row,
    ...graded,
    answers: JSON.stringify(grading.answers),
    submittedAt: submittedAt.toISOString(),
    now: now.toISOString(),
    period: termPeriod(term, submittedAt.getTime()),
  });
  return stored.length > 0;
}
