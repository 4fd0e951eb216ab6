import { createHash } from 'node:crypto';
import { judgeAnswers, mergeAnswers, newsAmong } from '@hessa/rules/quizzes/exams/judge-answers';
import type { Tx } from '../../../db/tenant-transaction.ts';
import type { ExamWork } from './exam-work.ts';
import { judgedSitting, type Sitting } from './find-sittings.ts';
import { heldAnswers } from './held-answers-table.ts';
import { keepForNow } from './keep-for-now.ts';
import type { CountedExam } from './recount-result.ts';
import { type SignedAnswer, signatureOf } from './sitting-key.ts';

interface TakenAnswers {
  /** With all that counts; not yet written. */
  sitting: Sitting;
  hasNews: boolean;
  held: number;
}

/** The exam, as far as it says when results are told and whose they are. */
interface ToldExam extends CountedExam {
  resultsAt: Date | null;
}

/** Judges what a phone sent for an attempt that is held: what counts is put to it, the rest is kept for the teacher. */
export async function takeAnswers(
  tx: Tx,
  work: ExamWork,
  exam: ToldExam,
  sitting: Sitting,
  given: readonly SignedAnswer[],
): Promise<TakenAnswers> {
  const news = newsAmong(sitting.saved, given);
  // The letter is signed and ordered as a whole, also where the half of it is known.
  const signature = signatureOf(work, sitting, given);
  const judged = { ...judgedSitting(sitting), isReleased: exam.resultsAt !== null && exam.resultsAt <= work.now };
  const { counted, held, reason } = judgeAnswers(judged, news, signature, work.now.getTime());
  if (reason !== null) {
    const answers = held.map(({ position, choice, at, order }) => ({ position, choice, at, order }));
    const { tenantId, studentId, lessonId, number } = sitting;
    await tx
      .insert(heldAnswers)
      .values({
        ...{ tenantId, studentId, lessonId, number, answers, reason },
        mark: createHash('sha256').update(JSON.stringify(answers)).digest('base64url'),
        receivedAt: work.now,
        isSigned: signature === 'good',
      })
      .onConflictDoNothing();
    await keepForNow(tx, exam, sitting);
  }
  const saved = mergeAnswers(sitting.saved, counted);
  return { sitting: { ...sitting, saved }, hasNews: counted.length > 0, held: held.length };
}
