import { FORM_LETTERS } from '@hessa/rules/quizzes/sheets/exam-form';
import type { AccountContext } from '../../../calls/context.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { hmac } from '../../../platform/keyed-hash.ts';
import { loadOrMakeForms, type StoredForm } from '../sheets/load-forms.ts';
import type { FoundExam } from './find-exam.ts';

interface BegunAttempt {
  studentId: string;
  lessonId: number;
  /** From 1: another attempt is another form. */
  number: number;
}

/**
 * The form that an attempt which begins is sat in: one of those that are printed, so that their keys are its key. Who
 * gets which follows from a key of the server: friends could otherwise know who has the same.
 */
export async function formFor(
  tx: Tx,
  ctx: AccountContext,
  { contentVersion }: Pick<FoundExam, 'contentVersion'>,
  { studentId, lessonId, number }: BegunAttempt,
): Promise<StoredForm | null> {
  const forms = await loadOrMakeForms(tx, ctx, { id: lessonId, contentVersion });
  const { mediaKey } = ctx.platform.secrets.first;
  const first = hmac(mediaKey, 'exam form', ctx.tenant.id, studentId, String(lessonId)).readUInt32BE(0);
  return forms[(first + number) % FORM_LETTERS.length] ?? null;
}
