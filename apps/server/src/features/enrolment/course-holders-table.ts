import { bigint, integer } from 'drizzle-orm/pg-core';
import { tenantTable } from '../../db/tenant-table.ts';

/** How many hold a course, kept by the database with every enrolment as rows to be added up (record 86). */
export const courseHolders = tenantTable('course_holders', ['courseId', 'id'], {
  courseId: bigint('course_id', { mode: 'number' }).notNull(),
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
  holders: integer('holders').notNull(),
});
