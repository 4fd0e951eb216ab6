import { bigint, text } from 'drizzle-orm/pg-core';
import { belongsTo, tenantTable } from '../../../db/tenant-table.ts';
import { lessons } from '../../lessons/lessons-table.ts';

/** The shape that a quiz is written to have. Whoever reads it finds none where the template is gone. */
export const quizTemplates = tenantTable(
  'quiz_templates',
  ['lessonId'],
  {
    lessonId: bigint('lesson_id', { mode: 'number' }).notNull(),
    /** One of the ministry's by its name, or one of the teacher's by its id. */
    templateId: text('template_id').notNull(),
  },
  (table) => [
    belongsTo({
      name: 'quiz_templates_lesson_fk',
      tenantId: table.tenantId,
      columns: [table.lessonId],
      parent: lessons,
      parentColumns: [lessons.id],
    }),
  ],
);
