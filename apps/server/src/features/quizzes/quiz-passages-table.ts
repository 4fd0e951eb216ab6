import { bigint, integer, smallint, text } from 'drizzle-orm/pg-core';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { lessons } from '../lessons/lessons-table.ts';

/** What several questions of a quiz ask about, version by version as its questions are, which refer to it by place. */
export const quizPassages = tenantTable(
  'quiz_passages',
  ['lessonId', 'contentVersion', 'place'],
  {
    lessonId: bigint('lesson_id', { mode: 'number' }).notNull(),
    contentVersion: integer('content_version').notNull(),
    /** From 0. */
    place: smallint('place').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    imageMediaId: text('image_media_id'),
    audioMediaId: text('audio_media_id'),
  },
  (table) => [
    belongsTo({
      name: 'quiz_passages_lesson_fk',
      tenantId: table.tenantId,
      columns: [table.lessonId],
      parent: lessons,
      parentColumns: [lessons.id],
    }),
  ],
);
