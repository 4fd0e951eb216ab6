import { type SQL, sql } from 'drizzle-orm';

/** Texts and JSON of a row as one text; what lies between them stands in none of them. */
const digest = (columns: readonly string[], row: string): string =>
  `md5(${columns.map((column) => `coalesce(${row}${column}::text, '')`).join(" || E'\\x1f' || ")})`;

/** What makes two questions the same one: all that a student is asked, and the key. */
const QUESTION = ['kind', 'text', 'choices', 'right_choice', 'details', 'image_media_id'];
const PASSAGE = ['title', 'text', 'image_media_id', 'audio_media_id'];

export const QUESTION_HASH = digest(QUESTION, '');
export const PASSAGE_HASH = digest(PASSAGE, '');

/** The same of a question of a quiz, or of a passage, that a statement calls so. */
export const questionDigest = (row: string): string => digest(QUESTION, `${row}.`);
export const passageDigest = (row: string): string => digest(PASSAGE, `${row}.`);
export const questionHash = (row: string): SQL => sql.raw(questionDigest(row));
export const passageHash = (row: string): SQL => sql.raw(passageDigest(row));
