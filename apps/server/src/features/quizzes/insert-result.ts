import type { Term } from '@hessa/rules/courses/term';
import type { Answer } from '@hessa/rules/quizzes/kinds/question-kinds';
import { quizNotes } from '@hessa/rules/quizzes/quiz-notes';
import type { KeptAnswer } from '@hessa/rules/quizzes/regrade-paper';
import { scoreQuiz } from '@hessa/rules/quizzes/score-quiz';
import { termPeriod } from '@hessa/rules/statistics/term-period';
import { sql } from 'drizzle-orm';
import { preparedStatement } from '../../db/prepared-query.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { lessonProgress } from '../lessons/lesson-progress-table.ts';
import type { Question } from './quiz-questions.ts';
import { quizResults } from './quiz-results-table.ts';
import { ALL_TERMS, termScores } from './term-scores-table.ts';

/** What a paper is worth, and by which version of its quiz. */
export interface Grading {
  contentVersion: number;
  answers: KeptAnswer[];
  score: number;
  correctCount: number;
  total: number;
  possibleMarks: number | null;
  notes: string;
}

/** A question that was left empty counts and earns nothing. */
export function gradingOf(contentVersion: number, questions: readonly Question[], answers: (Answer | null)[]): Grading {
  const { percent, correctCount, total, possibleMarks } = scoreQuiz(questions, answers);
  return {
    contentVersion,
    answers,
    score: percent,
    correctCount,
    total,
    possibleMarks,
    notes: quizNotes(correctCount, total),
  };
}

interface NewResult {
  tenantId: string;
  studentId: string;
  courseId: number;
  lessonId: number;
  /** Of the course: whose sum the paper is part of. */
  term: Term;
  submittedAt: Date;
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
 * Stores the one result; false when there was one already. What follows from a result (the finished lesson, the sums)
 * is part of the same statement: neither is ever there without the other.
 */
export async function insertResult(tx: Tx, result: NewResult): Promise<boolean> {
  const { term, submittedAt, grading, ...row } = result;
  const stored = await storing(tx, {
    ...row,
    ...grading,
    answers: JSON.stringify(grading.answers),
    now: submittedAt.toISOString(),
    period: termPeriod(term, submittedAt.getTime()),
  });
  return stored.length > 0;
}
