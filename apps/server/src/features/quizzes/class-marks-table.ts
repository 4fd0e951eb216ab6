import { bigint, customType, integer, numeric, uuid } from 'drizzle-orm/pg-core';
import { tenantTable } from '../../db/tenant-table.ts';

/** The numbers of quizzes: beside those that are due, what is missing is one subtraction. */
const lessonNumbers = customType<{ data: string }>({ dataType: () => 'int8multirange' });

/**
 * A student's papers in a course: how many, their scores added up, and of which quizzes. The database keeps it with
 * every paper (record 99), so that a class of thousands is one short row for each and not all their papers.
 */
export const classMarks = tenantTable('class_marks', ['courseId', 'studentId'], {
  courseId: bigint('course_id', { mode: 'number' }).notNull(),
  studentId: uuid('student_id').notNull(),
  papers: integer('papers').notNull(),
  /** Exact, so that what is added and taken off again leaves nothing behind. */
  scoreSum: numeric('score_sum').notNull(),
  lessons: lessonNumbers('lessons').notNull(),
});
