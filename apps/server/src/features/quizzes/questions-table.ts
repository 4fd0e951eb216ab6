import { bigint, boolean, index, integer, jsonb, smallint, text } from 'drizzle-orm/pg-core';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { lessons } from '../lessons/lessons-table.ts';

export const questions = tenantTable(
  'questions',
  ['id'],
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    lessonId: bigint('lesson_id', { mode: 'number' }).notNull(),
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
    index('questions_lesson').on(table.tenantId, table.lessonId, table.position),
    belongsTo({
      name: 'questions_lesson_fk',
      tenantId: table.tenantId,
      columns: [table.lessonId],
      parent: lessons,
      parentColumns: [lessons.id],
    }),
  ],
);
