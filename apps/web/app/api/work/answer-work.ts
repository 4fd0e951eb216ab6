import type { Refusal } from '@hessa/contract/client';
import type { Answer } from '../answer.ts';
import { waitNote } from '../waiting/wait-note.ts';
import { solveInWorker } from './solve-in-worker.ts';

/** The crowd may have grown while the work was done; then there is a little more of it. */
const TIMES_AT_MOST = 3;

const showWorkNote = waitNote(
  'ناس كتير داخلة من نفس الشبكة دلوقتي، فجهازك بيعمل حسبة صغيرة الأول. ثواني ونكمّل لوحدنا.',
);

/** Does the work that a full address asks for, and makes the call again with it. Any other refusal stays as it is. */
export async function answerWork(
  refused: Answer,
  again: (proof: string) => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  if (!workOf(refused)) return refused;
  const hideNote = showWorkNote();
  try {
    let answer = refused;
    for (let time = 0; time < TIMES_AT_MOST; time += 1) {
      const work = workOf(answer);
      const proof = work && (await solveInWorker(work, signal));
      if (!proof) return answer;
      answer = await again(proof);
    }
    return answer;
  } finally {
    hideNote();
  }
}

function workOf({ status, text }: Answer): string | null {
  if (status !== 429) return null;
  try {
    return (JSON.parse(text) as Refusal).work ?? null;
  } catch {
    return null;
  }
}
