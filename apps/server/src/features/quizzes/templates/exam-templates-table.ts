import type { TemplatePart } from '@hessa/rules/quizzes/templates/exam-template';
import { integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { tenantTable } from '../../../db/tenant-table.ts';

/** Shapes of papers that a teacher made. The ministry's stand in the rules, and are copied to be changed. */
export const examTemplates = tenantTable('exam_templates', ['id'], {
  /** Chosen by the screen, so that saving twice makes one. */
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  name: text('name').notNull(),
  marks: integer('marks'),
  parts: jsonb('parts').$type<readonly TemplatePart[]>().notNull(),
});
