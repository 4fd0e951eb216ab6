import { bigint, integer, smallint, text } from 'drizzle-orm/pg-core';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { lessons } from '../lessons/lessons-table.ts';

/** The sections of a quiz, version by version as its questions are, which refer to them by place. */
export const quizSections = tenantTable(
  'quiz_sections',
  ['lessonId', 'contentVersion', 'place'],
  {
    lessonId: bigint('lesson_id', { mode: 'number' }).notNull(),
    contentVersion: integer('content_version').notNull(),
    /** From 0. */
    place: smallint('place').notNull(),
    name: text('name').notNull(),
    instructions: text('instructions').notNull(),
    /** So many of its questions are drawn for each student (record 117); null for all of them. */
    draw: smallint('draw'),
  },
  (table) => [
    belongsTo({
      name: 'quiz_sections_lesson_fk',
      tenantId: table.tenantId,
      columns: [table.lessonId],
      parent: lessons,
      parentColumns: [lessons.id],
    }),
  ],
);
