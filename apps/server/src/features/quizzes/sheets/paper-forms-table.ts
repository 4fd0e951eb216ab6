import type { FormEntry, FormLetter } from '@hessa/rules/quizzes/sheets/exam-form';
import { bigint, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns.ts';
import { belongsTo, tenantTable } from '../../../db/tenant-table.ts';
import { lessons } from '../../lessons/lessons-table.ts';

/**
 * The forms in which a version of a paper was printed. Written once and never changed: what lies on students' desks is
 * read by the form it was printed in, whatever the paper, or the way forms are made, became since.
 */
export const paperForms = tenantTable(
  'paper_forms',
  ['lessonId', 'contentVersion', 'letter'],
  {
    lessonId: bigint('lesson_id', { mode: 'number' }).notNull(),
    contentVersion: integer('content_version').notNull(),
    letter: text('letter').$type<FormLetter>().notNull(),
    entries: jsonb('entries').$type<readonly FormEntry[]>().notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [
    belongsTo({
      name: 'paper_forms_lesson',
      tenantId: table.tenantId,
      columns: [table.lessonId],
      parent: lessons,
      parentColumns: [lessons.id],
    }),
  ],
);
