import { sql } from 'drizzle-orm';
import { quizResults } from '../quiz-results-table.ts';
import { heldAnswers } from './held-answers-table.ts';

/** How many letters of a result's student wait for the teacher's word: until then its mark is not the last word. */
export const heldOf = (tenantId: string) => sql<number>`(select count(*)::int from ${heldAnswers} h
  where h.tenant_id = ${tenantId} and h.student_id = ${quizResults.studentId}
    and h.lesson_id = ${quizResults.lessonId} and h.decision is null)`;
