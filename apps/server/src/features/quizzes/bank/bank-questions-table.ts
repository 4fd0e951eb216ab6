import type { Level, Skill } from '@hessa/rules/quizzes/bank/bank-labels';
import type { QuestionKindName } from '@hessa/rules/quizzes/kinds/question-kinds';
import { SEARCH_LETTERS } from '@hessa/rules/text/search-fold';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { belongsTo, tenantTable } from '../../../db/tenant-table.ts';
import { bankPassages } from './bank-passages-table.ts';
import { QUESTION_HASH } from './content-hash.ts';

const quoted = (letters: string) => `'${letters.replaceAll("'", "''")}'`;
const SEARCHED = `translate(lower(normalize(text || ' ' || choices::text || ' ' || coalesce(details::text, ''), NFKC)), ${quoted(SEARCH_LETTERS.from)}, ${quoted(SEARCH_LETTERS.to)})`;

/**
 * Every question that was ever written, once, with what it is sorted by. Papers have copies of their own (`questions`),
 * so that nothing that happens here changes one; a row says what is drawn from now on (record 110).
 */
export const bankQuestions = tenantTable(
  'bank_questions',
  ['id'],
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    /** Counts up when it is edited in the bank. */
    version: integer('version').notNull().default(1),
    text: text('text').notNull(),
    kind: text('kind').$type<QuestionKindName>().notNull(),
    choices: jsonb('choices').$type<readonly string[]>().notNull(),
    rightChoice: smallint('right_choice'),
    details: jsonb('details').$type<unknown>(),
    weight: integer('weight').notNull(),
    explanation: text('explanation'),
    imageMediaId: text('image_media_id'),
    pinned: boolean('pinned').notNull(),
    passageId: bigint('passage_id', { mode: 'number' }),
    unit: text('unit').notNull(),
    skill: text('skill').$type<Skill>(),
    level: text('level').$type<Level>(),
    source: text('source').notNull(),
    tags: jsonb('tags').$type<readonly string[]>().notNull().default([]),
    /** Kept, and never drawn. */
    retired: boolean('retired').notNull().default(false),
    /** How it did in its present wording, over all quizzes (`judge-bank.ts`). */
    papers: integer('papers').notNull().default(0),
    difficulty: doublePrecision('difficulty'),
    discrimination: doublePrecision('discrimination'),
    measuredLevel: text('measured_level').$type<Level>(),
    hash: text('hash').notNull().generatedAlwaysAs(sql.raw(QUESTION_HASH)),
    searchLetters: text('search_letters').notNull().generatedAlwaysAs(sql.raw(SEARCHED)),
  },
  (table) => [
    uniqueIndex('bank_questions_once').on(table.tenantId, table.hash, sql`coalesce(passage_id, 0)`),
    index('bank_questions_search').using(
      'gin',
      (table.searchLetters as unknown as ExtraConfigColumn).op('gin_trgm_ops'),
    ),
    /** Which others have the same words: a text may be longer than an index takes. */
    index('bank_questions_words').on(table.tenantId, sql`md5(text)`, table.id),
    index('bank_questions_passage').on(table.tenantId, table.passageId),
    belongsTo({
      name: 'bank_questions_passage_fk',
      tenantId: table.tenantId,
      columns: [table.passageId],
      parent: bankPassages,
      parentColumns: [bankPassages.id],
    }),
  ],
);
