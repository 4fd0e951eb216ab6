import type { Term } from '@hessa/rules/courses/term';
import type { Answer } from '@hessa/rules/quizzes/kinds/question-kinds';
import { quizNotes } from '@hessa/rules/quizzes/quiz-notes';
import type { KeptAnswer } from '@hessa/rules/quizzes/regrade-paper';
import { scoreQuiz } from '@hessa/rules/quizzes/score-quiz';
import { termPeriod } from '@hessa/rules/statistics/term-period';
import { sql } from 'drizzle-orm';
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

/**
 * Stores the one result; false when there was one already. What follows from a result (the finished lesson, the sums)
 * is part of the same statement: neither is ever there without the other.
 */
export async function insertResult(tx: Tx, result: NewResult): Promise<boolean> {
  const { tenantId, studentId, courseId, lessonId, term, submittedAt, grading } = result;
  const stored = await tx.execute(sql`
    with stored as (
      insert into ${quizResults} (tenant_id, student_id, course_id, lesson_id, content_version, answers, score,
        correct_count, total, possible_marks, notes, submitted_at, device_mark, address_mark)
      values (${tenantId}, ${studentId}, ${courseId}, ${lessonId}, ${grading.contentVersion},
        ${JSON.stringify(grading.answers)}, ${grading.score}, ${grading.correctCount}, ${grading.total},
        ${grading.possibleMarks}, ${grading.notes}, ${submittedAt.toISOString()}, ${result.deviceMark},
        ${result.addressMark})
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
      cross join (values (${termPeriod(term, submittedAt.getTime())}::text), (${ALL_TERMS})) p (period)
      on conflict (tenant_id, period, student_id) do update
      set score_sum = term_scores.score_sum + excluded.score_sum, quiz_count = term_scores.quiz_count + 1
    )
    select 1 from stored
  `);
  return stored.length > 0;
}
