import type { Answer } from '@hessa/rules/quizzes/kinds/question-kinds';
import { bigint, integer, jsonb, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { accounts } from '../auth/accounts-table.ts';
import { lessons } from '../lessons/lessons-table.ts';

/** By question place: the answer by the positions seen, and when the phone says it was given. */
export type SavedAnswers = Record<string, { choice: Answer; at: number }>;

/** A quiz that a student has opened: the choices saved so far, by the positions that student saw. */
export const quizAttempts = tenantTable(
  'quiz_attempts',
  ['studentId', 'lessonId'],
  {
    studentId: uuid('student_id').notNull(),
    lessonId: bigint('lesson_id', { mode: 'number' }).notNull(),
    openedAt: moment('opened_at').notNull(),
    contentVersion: integer('content_version').notNull(),
    /** The places of the questions that were drawn for it; null where the paper draws none. */
    drawn: jsonb('drawn').$type<readonly number[]>(),
    saved: jsonb('saved').$type<SavedAnswers>().notNull().default({}),
  },
  (table) => [
    belongsTo({
      name: 'quiz_attempts_student',
      tenantId: table.tenantId,
      columns: [table.studentId],
      parent: accounts,
      parentColumns: [accounts.id],
    }),
    belongsTo({
      name: 'quiz_attempts_lesson',
      tenantId: table.tenantId,
      columns: [table.lessonId],
      parent: lessons,
      parentColumns: [lessons.id],
    }),
  ],
);
