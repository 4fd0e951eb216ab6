import type { QuestionKindName } from '@hessa/rules/quizzes/kinds/question-kinds';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { lessons } from '../lessons/lessons-table.ts';
import { quizPassages } from './quiz-passages-table.ts';
import { quizSections } from './quiz-sections-table.ts';

/**
 * A quiz's questions, version by version. Rows are never changed: an edit counts the lesson's `contentVersion` up and writes
 * the whole paper anew, so that a result keeps the very questions, choices and key it was graded by.
 */
export const questions = tenantTable(
  'questions',
  ['id'],
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    lessonId: bigint('lesson_id', { mode: 'number' }).notNull(),
    contentVersion: integer('content_version').notNull().default(1),
    /** The same in every version of a question, so that a regrade knows it again. */
    identity: uuid('identity').notNull().defaultRandom(),
    position: integer('position').notNull(),
    text: text('text').notNull(),
    kind: text('kind').$type<QuestionKindName>().notNull().default('single-choice'),
    choices: jsonb('choices').$type<readonly string[]>().notNull(),
    /** The key of a single choice; null for every other kind. */
    rightChoice: smallint('right_choice'),
    /** What else a kind is made of, its key above all, in the shape that its module in the rules writes and reads. */
    details: jsonb('details').$type<unknown>(),
    weight: integer('weight').notNull().default(1),
    /** Shown after submission only. */
    explanation: text('explanation'),
    imageMediaId: text('image_media_id'),
    /** The second of a video of the same course that explains it. The video may be gone: whoever leads there looks. */
    explainedLessonId: bigint('explained_lesson_id', { mode: 'number' }),
    explainedSecond: integer('explained_second'),
    /** Choices keep their order: "all of the above" must stay last. */
    pinned: boolean('pinned').notNull().default(false),
    /** The places of the section and of the passage it belongs to, in the same version of the paper. */
    section: smallint('section'),
    passage: smallint('passage'),
  },
  (table) => [
    check('questions_single_choice_key', sql`kind <> 'single-choice' or right_choice is not null`),
    check('questions_explained_whole', sql`(explained_lesson_id is null) = (explained_second is null)`),
    index('questions_lesson').on(table.tenantId, table.lessonId, table.contentVersion, table.position),
    belongsTo({
      name: 'questions_lesson_fk',
      tenantId: table.tenantId,
      columns: [table.lessonId],
      parent: lessons,
      parentColumns: [lessons.id],
    }),
    belongsTo({
      name: 'questions_section_fk',
      tenantId: table.tenantId,
      columns: [table.lessonId, table.contentVersion, table.section],
      parent: quizSections,
      parentColumns: [quizSections.lessonId, quizSections.contentVersion, quizSections.place],
    }),
    belongsTo({
      name: 'questions_passage_fk',
      tenantId: table.tenantId,
      columns: [table.lessonId, table.contentVersion, table.passage],
      parent: quizPassages,
      parentColumns: [quizPassages.lessonId, quizPassages.contentVersion, quizPassages.place],
    }),
  ],
);
