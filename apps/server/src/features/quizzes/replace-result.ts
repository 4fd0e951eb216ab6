import type { Tx } from '../../db/tenant-transaction.ts';
import type { QuizResult } from './find-result.ts';
import { insertResult, type NewResult } from './insert-result.ts';
import { removeResult } from './withdraw-result.ts';

/** Another worth for a paper whose row is held: all that follows from it is what it would be had it been stored so. */
export async function replaceResult(tx: Tx, known: QuizResult, result: NewResult): Promise<void> {
  await removeResult(tx, known, result.term);
  await insertResult(tx, result);
}
