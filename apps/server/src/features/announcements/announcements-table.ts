import type { Grade } from '@hessa/rules/courses/grade';
import { bigint, index, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { courses } from '../courses/courses-table.ts';
import { tenants } from '../tenants/tenants-table.ts';

/** What the teacher writes on the students' board. */
export const announcements = tenantTable(
  'announcements',
  ['id'],
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    /** Speaks to this grade alone; with neither grade nor course it speaks to everybody. */
    grade: text('grade').$type<Grade>(),
    /** Speaks to those who hold this course or a unit of it. */
    courseId: bigint('course_id', { mode: 'number' }),
    text: text('text').notNull(),
    publishedAt: moment('published_at').notNull(),
    /** Wiped off the board; written there again it is null. */
    withdrawnAt: moment('withdrawn_at'),
    /** The form's own key: a double press writes once. */
    requestKey: uuid('request_key').notNull(),
  },
  (table) => [
    index('announcements_newest').on(table.tenantId, table.publishedAt),
    uniqueIndex('announcements_request').on(table.tenantId, table.requestKey),
    belongsTo({
      name: 'announcements_tenant',
      tenantId: table.tenantId,
      columns: [],
      parent: tenants,
      parentColumns: [],
    }),
    belongsTo({
      name: 'announcements_course',
      tenantId: table.tenantId,
      columns: [table.courseId],
      parent: courses,
      parentColumns: [courses.id],
    }),
  ],
);
