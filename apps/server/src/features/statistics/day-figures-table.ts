import { bigint, date, integer, text } from 'drizzle-orm/pg-core';
import { tenantTable } from '../../db/tenant-table.ts';

export const DAY_FIGURES = ['newStudents', 'redemptions', 'submissions', 'activeLearners'] as const;
export type DayFigure = (typeof DAY_FIGURES)[number];

/**
 * What happened on a day in Egypt, kept by the database as rows to be added up (record 86). New students and active
 * learners are told apart by their grade, redemptions and submissions by their course; what does not apply is '' or 0.
 */
export const dayFigures = tenantTable('day_figures', ['day', 'kind', 'grade', 'courseId', 'id'], {
  day: date('day', { mode: 'string' }).notNull(),
  kind: text('kind').$type<DayFigure>().notNull(),
  grade: text('grade').notNull().default(''),
  courseId: bigint('course_id', { mode: 'number' }).notNull().default(0),
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
  count: integer('count').notNull(),
});
