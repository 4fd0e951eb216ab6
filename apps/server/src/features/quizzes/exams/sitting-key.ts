import { createHmac } from 'node:crypto';
import { type GivenAnswer, type Signature, signedWords } from '@hessa/rules/quizzes/exams/judge-answers';
import { equalHashes, hmac } from '../../../platform/keyed-hash.ts';
import type { ExamWork } from './exam-work.ts';

interface SittingPlace {
  studentId: string;
  lessonId: number;
  number: number;
}

/** What the phone signs an attempt's answers with: derived, so that nothing has to be kept or asked for. */
export function sittingKey({ tenant, platform }: ExamWork, { studentId, lessonId, number }: SittingPlace): string {
  const parts = [tenant.id, studentId, String(lessonId), String(number)];
  // An attempt goes on while keys are changed.
  return hmac(platform.secrets.first.mediaKey, 'exam sitting', ...parts).toString('base64url');
}

export interface SignedAnswer extends GivenAnswer {
  signature?: string | undefined;
}

/** One that is signed wrongly, or not at all among signed ones, spoils the letter. */
export function signatureOf(work: ExamWork, place: SittingPlace, given: readonly SignedAnswer[]): Signature {
  if (given.every(({ signature }) => signature === undefined)) return 'none';
  const { number } = place;
  const bytes = Buffer.from(sittingKey(work, place), 'base64url');
  const isGood = (answer: SignedAnswer) =>
    equalHashes(
      createHmac('sha256', bytes).update(signedWords(number, answer)).digest(),
      Buffer.from(answer.signature ?? '', 'base64url'),
    );
  return given.every(isGood) ? 'good' : 'bad';
}
