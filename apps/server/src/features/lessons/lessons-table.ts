import type { LessonKindName } from '@hessa/rules/lessons/kinds/lesson-kinds';
import type { ExamTerms } from '@hessa/rules/quizzes/exams/exam-terms';
import type { KeyTime } from '@hessa/rules/quizzes/key-time';
import type { SecondMarking } from '@hessa/rules/quizzes/second-marking';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { courses } from '../courses/courses-table.ts';
import { units } from '../units/units-table.ts';

export const lessons = tenantTable(
  'lessons',
  ['id'],
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    unitId: bigint('unit_id', { mode: 'number' }).notNull(),
    /** The unit's course, so that one read answers which course a lesson belongs to. */
    courseId: bigint('course_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    type: text('type').$type<LessonKindName>().notNull(),
    /** An outside address, or null when the video is a file of ours. */
    videoUrl: text('video_url'),
    videoMediaId: text('video_media_id'),
    captionsMediaId: text('captions_media_id'),
    posterMediaId: text('poster_media_id'),
    durationSeconds: integer('duration_seconds'),
    attachmentTitle: text('attachment_title'),
    attachmentMediaId: text('attachment_media_id'),
    questionCount: integer('question_count').notNull().default(0),
    /** Counts up with every change of the quiz or the video; a result says which version of the quiz it answered. */
    contentVersion: integer('content_version').notNull().default(1),
    /** When whoever handed the quiz in sees its key. */
    keyTime: text('key_time').$type<KeyTime>().notNull().default('at-once'),
    /** Until then nobody but the teacher is told a result; null where each is told as it is ready. */
    resultsAt: moment('results_at'),
    /** Whose written answers two people mark. */
    secondMarking: text('second_marking').$type<SecondMarking>().notNull().default('none'),
    /** False from its making until something is put into it; one that is emptied later stays what it was. */
    written: boolean('written').notNull().default(true),
    /** What makes a quiz an exam; null where it has no limit. */
    exam: jsonb('exam').$type<ExamTerms>(),
    /** Not for students, until the teacher says so. */
    hidden: boolean('hidden').notNull().default(false),
    /** Not for students before this moment. */
    appearsAt: moment('appears_at'),
    /**
     * The first moment at which students of its unit could see it with something to do in it: put or moved there, first
     * written, its day and its unit's. Null for what was there before it was noted.
     */
    placedAt: moment('placed_at'),
    /** When it was away last since then, by itself or with its unit: hidden, put off, deleted or without questions. */
    goneFrom: moment('gone_from'),
    /** Null while nobody knows. */
    goneUntil: moment('gone_until'),
  },
  (table) => [
    index('lessons_unit').on(table.tenantId, table.unitId, table.position),
    index('lessons_course').on(table.tenantId, table.courseId),
    // The few that are not shown, or were not once: taken from the counts that stand beside units.
    index('lessons_unshown')
      .on(table.tenantId, table.unitId)
      .where(sql`hidden or not written or appears_at is not null`),
    belongsTo({
      name: 'lessons_unit_fk',
      tenantId: table.tenantId,
      columns: [table.unitId],
      parent: units,
      parentColumns: [units.id],
    }),
    belongsTo({
      name: 'lessons_course_fk',
      tenantId: table.tenantId,
      columns: [table.courseId],
      parent: courses,
      parentColumns: [courses.id],
    }),
  ],
);
