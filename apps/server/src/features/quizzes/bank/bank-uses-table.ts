import { bigint, doublePrecision, index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns.ts';
import { belongsTo, tenantTable } from '../../../db/tenant-table.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { bankQuestions } from './bank-questions-table.ts';

/** A question of the bank in a quiz: its whole life there, over all versions of the paper. */
export const bankUses = tenantTable(
  'bank_uses',
  ['lessonId', 'identity'],
  {
    lessonId: bigint('lesson_id', { mode: 'number' }).notNull(),
    /** Of the question in the quiz. */
    identity: uuid('identity').notNull(),
    bankId: bigint('bank_id', { mode: 'number' }).notNull(),
    /** Its wording in the quiz, which is the bank's own until one of the two is edited. */
    hash: text('hash').notNull(),
    /** When it was put there, or a student last met it; null where nobody knows any more. */
    usedAt: moment('used_at'),
    /** All papers of the quiz when it was judged last, and what the newest of them say. */
    judgedPapers: integer('judged_papers').notNull().default(0),
    papers: integer('papers').notNull().default(0),
    difficulty: doublePrecision('difficulty'),
    discrimination: doublePrecision('discrimination'),
  },
  (table) => [
    index('bank_uses_question').on(table.tenantId, table.bankId),
    belongsTo({
      name: 'bank_uses_lesson_fk',
      tenantId: table.tenantId,
      columns: [table.lessonId],
      parent: lessons,
      parentColumns: [lessons.id],
    }),
    belongsTo({
      name: 'bank_uses_question_fk',
      tenantId: table.tenantId,
      columns: [table.bankId],
      parent: bankQuestions,
      parentColumns: [bankQuestions.id],
    }),
  ],
);
