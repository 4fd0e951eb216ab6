import { bigint, index, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { accounts } from '../auth/accounts-table.ts';
import { lessons } from '../lessons/lessons-table.ts';
import type { quizResults } from './quiz-results-table.ts';

/** A quiz that was opened again for one student, and the paper that was handed in before. Append-only. */
export const quizReopenings = tenantTable(
  'quiz_reopenings',
  ['id'],
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    studentId: uuid('student_id').notNull(),
    lessonId: bigint('lesson_id', { mode: 'number' }).notNull(),
    reason: text('reason').notNull(),
    actorId: uuid('actor_id').notNull(),
    at: moment('at').notNull(),
    earlierResult: jsonb('earlier_result').$type<typeof quizResults.$inferSelect>().notNull(),
  },
  (table) => [
    index('quiz_reopenings_quiz').on(table.tenantId, table.lessonId, table.studentId),
    belongsTo({
      name: 'quiz_reopenings_student',
      tenantId: table.tenantId,
      columns: [table.studentId],
      parent: accounts,
      parentColumns: [accounts.id],
    }),
    belongsTo({
      name: 'quiz_reopenings_lesson',
      tenantId: table.tenantId,
      columns: [table.lessonId],
      parent: lessons,
      parentColumns: [lessons.id],
    }),
  ],
);
