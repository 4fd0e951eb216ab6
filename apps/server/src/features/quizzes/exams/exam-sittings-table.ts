import type { FlaggedPlaces, SittingAnswers } from '@hessa/rules/quizzes/exams/judge-answers';
import type { FormLetter } from '@hessa/rules/quizzes/sheets/exam-form';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns.ts';
import { belongsTo, tenantTable } from '../../../db/tenant-table.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import type { Grading } from '../grading.ts';

/** Until when an attempt runs; null once it was handed in. In this form, and in no other, an index leads to it. */
export const RUNS_UNTIL = sql`(case when handed_in_at is null then ends_at end)`;

/**
 * An attempt at an exam, from its start. Rows are never deleted: a paper that the teacher opened again is withdrawn.
 * What counts of a student's attempts is the one row in `quiz_results`, written by `recount-result.ts` alone.
 */
export const examSittings = tenantTable(
  'exam_sittings',
  ['studentId', 'lessonId', 'number'],
  {
    studentId: uuid('student_id').notNull(),
    lessonId: bigint('lesson_id', { mode: 'number' }).notNull(),
    /** From 1. */
    number: smallint('number').notNull(),
    /** The paper that was on the desk at the start, whatever it became since. */
    contentVersion: integer('content_version').notNull(),
    startedAt: moment('started_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Minutes within that time which were given on top of the limit. */
    extraMinutes: integer('extra_minutes').notNull(),
    /** The giving that was added last: pressed twice, it is given once. */
    extraKey: uuid('extra_key'),
    /** The login that took it up last. */
    holder: uuid('holder').notNull(),
    /** The places of the questions that were drawn for it; null where the paper draws none. */
    drawn: jsonb('drawn').$type<readonly number[]>(),
    /** The form of the paper that it is sat in; null where all get the paper as it is written. */
    form: text('form').$type<FormLetter>(),
    /** Answers that count, by the positions that the student saw. */
    saved: jsonb('saved').$type<SittingAnswers>().notNull().default({}),
    /** Questions that its student wants to come back to, by the same positions. */
    flagged: jsonb('flagged').$type<FlaggedPlaces>().notNull().default({}),
    /** How often its page was left for another, and for how long in all: told by the phone, and only ever more. */
    awayTimes: integer('away_times').notNull().default(0),
    awaySeconds: integer('away_seconds').notNull().default(0),
    handedInAt: moment('handed_in_at'),
    handedInBy: text('handed_in_by').$type<'student' | 'time'>(),
    /** When its student was first shown its right answers. */
    keyShownAt: moment('key_shown_at'),
    grading: jsonb('grading').$type<Grading>(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    // This table fills within a minute, before the database has counted it, and until then one index seems as good to it
    // as another: whichever it takes must lead to the student's own rows (record 165).
    index('exam_sittings_lesson').on(table.tenantId, table.lessonId, table.studentId, table.number),
    index('exam_sittings_due').on(table.tenantId, RUNS_UNTIL).where(sql`${RUNS_UNTIL} is not null`),
    index('exam_sittings_running').on(table.tenantId, table.lessonId, RUNS_UNTIL).where(sql`${RUNS_UNTIL} is not null`),
    belongsTo({
      name: 'exam_sittings_student',
      tenantId: table.tenantId,
      columns: [table.studentId],
      parent: accounts,
      parentColumns: [accounts.id],
    }),
    belongsTo({
      name: 'exam_sittings_lesson_fk',
      tenantId: table.tenantId,
      columns: [table.lessonId],
      parent: lessons,
      parentColumns: [lessons.id],
    }),
  ],
);
