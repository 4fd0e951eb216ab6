import type { GivenAnswer, HeldReason } from '@hessa/rules/quizzes/exams/judge-answers';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns.ts';
import { belongsTo, tenantTable } from '../../../db/tenant-table.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { lessons } from '../../lessons/lessons-table.ts';

/** Answers that do not count by themselves: late, out of order, or from after the end. The teacher decides. */
export const heldAnswers = tenantTable(
  'held_answers',
  ['id'],
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    studentId: uuid('student_id').notNull(),
    lessonId: bigint('lesson_id', { mode: 'number' }).notNull(),
    number: smallint('number').notNull(),
    /** Of the answers themselves: a letter that came twice is held once. */
    mark: text('mark').notNull(),
    receivedAt: moment('received_at').notNull(),
    reason: text('reason').$type<HeldReason>().notNull(),
    isSigned: boolean('is_signed').notNull(),
    answers: jsonb('answers').$type<GivenAnswer[]>().notNull(),
    decision: text('decision').$type<'accepted' | 'refused'>(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    uniqueIndex('held_answers_once').on(table.tenantId, table.lessonId, table.studentId, table.number, table.mark),
    index('held_answers_waiting')
      .on(table.tenantId, table.studentId, table.lessonId)
      .where(sql`${table.decision} is null`),
    belongsTo({
      name: 'held_answers_student',
      tenantId: table.tenantId,
      columns: [table.studentId],
      parent: accounts,
      parentColumns: [accounts.id],
    }),
    belongsTo({
      name: 'held_answers_lesson',
      tenantId: table.tenantId,
      columns: [table.lessonId],
      parent: lessons,
      parentColumns: [lessons.id],
    }),
  ],
);
