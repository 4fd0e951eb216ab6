import type { KeptAnswer } from '@hessa/rules/quizzes/regrade-paper';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, doublePrecision, index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { accounts } from '../auth/accounts-table.ts';
import { lessons } from '../lessons/lessons-table.ts';

/** One result a student and quiz: the primary key is what makes fifty submissions at once one result. */
export const quizResults = tenantTable(
  'quiz_results',
  ['studentId', 'courseId', 'lessonId'],
  {
    studentId: uuid('student_id').notNull(),
    courseId: bigint('course_id', { mode: 'number' }).notNull(),
    lessonId: bigint('lesson_id', { mode: 'number' }).notNull(),
    contentVersion: integer('content_version').notNull(),
    /** Each answer by the stored positions, in the quiz's own order; -1 where it was not drawn, or a regrade let it go. */
    answers: jsonb('answers').$type<KeptAnswer[]>().notNull(),
    /** What is told of it: null while an answer waits for its marks, and until the results are released. */
    score: doublePrecision('score'),
    /** The same while the teacher alone may know it. */
    heldScore: doublePrecision('held_score'),
    /**
     * Late answers wait for the teacher's word, so that the mark is not the last one: no average has it
     * (`final-marks.ts`).
     */
    forNow: boolean('for_now').notNull().default(false),
    correctCount: integer('correct_count').notNull(),
    total: integer('total').notNull(),
    /** What the score is a percentage of, where the questions weigh differently; null where all weigh the same. */
    possibleMarks: integer('possible_marks'),
    notes: text('notes').notNull(),
    submittedAt: moment('submitted_at').notNull(),
    /** See `paper-marks.ts`; null for papers of before, and when their student is forgotten. */
    deviceMark: text('device_mark'),
    addressMark: text('address_mark'),
  },
  (table) => [
    check('quiz_results_told_once', sql`score is null or held_score is null`),
    // What waits: to be marked, to be told, or for a word on late answers.
    index('quiz_results_waiting')
      .on(table.tenantId, table.lessonId, table.heldScore)
      .where(sql`score is null or for_now`),
    // With what is asked of them, so that thousands are read without looking at the papers.
    index('quiz_results_newest').on(table.tenantId, table.studentId, table.submittedAt, table.score, table.forNow),
    index('quiz_results_lesson').on(table.tenantId, table.lessonId, table.submittedAt, table.studentId),
    // The marks of a class, read without looking at its papers.
    index('quiz_results_marks').on(
      table.tenantId,
      table.courseId,
      table.studentId,
      table.lessonId,
      table.score,
      table.heldScore,
      table.forNow,
    ),
    belongsTo({
      name: 'quiz_results_student',
      tenantId: table.tenantId,
      columns: [table.studentId],
      parent: accounts,
      parentColumns: [accounts.id],
    }),
    belongsTo({
      name: 'quiz_results_lesson_fk',
      tenantId: table.tenantId,
      columns: [table.lessonId],
      parent: lessons,
      parentColumns: [lessons.id],
      onDelete: 'restrict',
    }),
  ],
);
