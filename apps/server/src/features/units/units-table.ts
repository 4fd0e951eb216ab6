import { bigint, boolean, index, integer, text } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { courses } from '../courses/courses-table.ts';

export const units = tenantTable(
  'units',
  ['id'],
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    courseId: bigint('course_id', { mode: 'number' }).notNull(),
    /** Place in the course, from 0; the window rules count with it. */
    position: integer('position').notNull(),
    name: text('name').notNull(),
    title: text('title').notNull().default(''),
    /** Kept beside the lessons, so that statistics need not count them. */
    videoCount: integer('video_count').notNull().default(0),
    quizCount: integer('quiz_count').notNull().default(0),
    /** Not for students, until the teacher says so. */
    hidden: boolean('hidden').notNull().default(false),
    /** Not for students before this moment. */
    appearsAt: moment('appears_at'),
  },
  (table) => [
    index('units_course').on(table.tenantId, table.courseId, table.position),
    belongsTo({
      name: 'units_course_fk',
      tenantId: table.tenantId,
      columns: [table.courseId],
      parent: courses,
      parentColumns: [courses.id],
    }),
  ],
);
