import { bigint, boolean, index, integer, jsonb, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { lessons } from '../lessons/lessons-table.ts';

/**
 * A quiz's questions, version by version. Rows are never changed: an edit counts the lesson's `quizVersion` up and writes
 * the whole paper anew, so that a result keeps the very questions, choices and key it was graded by.
 */
export const questions = tenantTable(
  'questions',
  ['id'],
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    lessonId: bigint('lesson_id', { mode: 'number' }).notNull(),
    quizVersion: integer('quiz_version').notNull().default(1),
    /** The same in every version of a question, so that a regrade knows it again. */
    identity: uuid('identity').notNull().defaultRandom(),
    position: integer('position').notNull(),
    text: text('text').notNull(),
    choices: jsonb('choices').$type<string[]>().notNull(),
    rightChoice: smallint('right_choice').notNull(),
    weight: integer('weight').notNull().default(1),
    /** Shown after submission only. */
    explanation: text('explanation'),
    imageMediaId: text('image_media_id'),
    /** Choices keep their order: "all of the above" must stay last. */
    pinned: boolean('pinned').notNull().default(false),
  },
  (table) => [
    index('questions_lesson').on(table.tenantId, table.lessonId, table.quizVersion, table.position),
    belongsTo({
      name: 'questions_lesson_fk',
      tenantId: table.tenantId,
      columns: [table.lessonId],
      parent: lessons,
      parentColumns: [lessons.id],
    }),
  ],
);
