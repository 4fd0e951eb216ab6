import { type SQL, sql } from 'drizzle-orm';
import { lessons } from '../../lessons/lessons-table.ts';
import { bankQuestions } from '../../quizzes/bank/bank-questions-table.ts';
import { bankUses } from '../../quizzes/bank/bank-uses-table.ts';

/** Whether a question of the bank stands, or stood, in a quiz of the course. */
export const standsInCourse = (tenantId: string, courseId: number): SQL =>
  sql`exists (select 1 from ${bankUses} there join ${lessons} l on l.tenant_id = ${tenantId} and l.id = there.lesson_id
    where there.tenant_id = ${tenantId} and there.bank_id = ${bankQuestions.id} and l.course_id = ${courseId})`;

/** Its quizzes are gone. */
export const standsInNone = (tenantId: string): SQL =>
  sql`not exists (select 1 from ${bankUses} there
    where there.tenant_id = ${tenantId} and there.bank_id = ${bankQuestions.id})`;
