import { bigint, index, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { accounts } from '../auth/accounts-table.ts';
import { courses } from '../courses/courses-table.ts';

/** A student's right to a course; its windows are counted from `enrolledAt`. */
export const enrolments = tenantTable(
  'enrolments',
  ['studentId', 'courseId'],
  {
    studentId: uuid('student_id').notNull(),
    courseId: bigint('course_id', { mode: 'number' }).notNull(),
    enrolledAt: moment('enrolled_at').notNull(),
    extendedUntil: moment('extended_until'),
    source: text('source').$type<'code' | 'free' | 'granted'>().notNull(),
  },
  (table) => [
    // With what is asked of thousands of them at once.
    index('enrolments_course').on(
      table.tenantId,
      table.courseId,
      table.enrolledAt,
      table.studentId,
      table.extendedUntil,
    ),
    belongsTo({
      name: 'enrolments_student',
      tenantId: table.tenantId,
      columns: [table.studentId],
      parent: accounts,
      parentColumns: [accounts.id],
    }),
    belongsTo({
      name: 'enrolments_course_fk',
      tenantId: table.tenantId,
      columns: [table.courseId],
      parent: courses,
      parentColumns: [courses.id],
      onDelete: 'restrict',
    }),
  ],
);
