import type { PlayedRange } from '@hessa/rules/media/covered-seconds';
import { sql } from 'drizzle-orm';
import { bigint, date, doublePrecision, jsonb, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { accounts } from '../auth/accounts-table.ts';
import { lessons } from './lessons-table.ts';

/** What a student has seen of a video. The course stands in the key, so that a whole course is one short range. */
export const lessonProgress = tenantTable(
  'lesson_progress',
  ['studentId', 'courseId', 'lessonId'],
  {
    studentId: uuid('student_id').notNull(),
    courseId: bigint('course_id', { mode: 'number' }).notNull(),
    lessonId: bigint('lesson_id', { mode: 'number' }).notNull(),
    completedAt: moment('completed_at'),
    positionSeconds: doublePrecision('position_seconds').notNull().default(0),
    covered: jsonb('covered').$type<PlayedRange[]>().notNull().default([]),
    updatedAt: moment('updated_at').notNull(),
    /**
     * The day of the last touch in Egypt. The database keeps it, and because it changes once a day the days that are kept
     * of it (`learner_days`) cost the many watch positions of an evening nothing.
     */
    activeOn: date('active_on', { mode: 'string' })
      .notNull()
      .generatedAlwaysAs(sql`(updated_at at time zone 'Africa/Cairo')::date`),
  },
  (table) => [
    belongsTo({
      name: 'lesson_progress_student',
      tenantId: table.tenantId,
      columns: [table.studentId],
      parent: accounts,
      parentColumns: [accounts.id],
    }),
    belongsTo({
      name: 'lesson_progress_lesson',
      tenantId: table.tenantId,
      columns: [table.lessonId],
      parent: lessons,
      parentColumns: [lessons.id],
    }),
  ],
);
