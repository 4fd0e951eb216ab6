import { bigint, doublePrecision, integer } from 'drizzle-orm/pg-core';
import { tenantTable } from '../../db/tenant-table.ts';

/**
 * How many papers of a quiz have which score, in every version: as many rows as happened to be written, whose sum is
 * the figure. The database keeps it with every paper (record 86).
 */
export const quizFigures = tenantTable('quiz_figures', ['lessonId', 'contentVersion', 'score', 'id'], {
  lessonId: bigint('lesson_id', { mode: 'number' }).notNull(),
  contentVersion: integer('content_version').notNull(),
  score: doublePrecision('score').notNull(),
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
  papers: integer('papers').notNull(),
});
