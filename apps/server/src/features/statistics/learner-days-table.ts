import { date, index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { tenantTable } from '../../db/tenant-table.ts';

/**
 * Who learnt on which day, and how many lessons were last touched on it: kept by the database from the lessons'
 * progress (record 86). The grade is the student's on that day.
 */
export const learnerDays = tenantTable(
  'learner_days',
  ['studentId', 'day'],
  {
    studentId: uuid('student_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    grade: text('grade').notNull().default(''),
    lessons: integer('lessons').notNull(),
  },
  (table) => [index('learner_days_day').on(table.tenantId, table.day, table.studentId)],
);
