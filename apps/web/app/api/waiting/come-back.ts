import type { Refusal } from '@hessa/contract/client';
import { crowdPauseMs } from '@hessa/rules/site/crowd-pauses';
import type { Answer } from '../answer.ts';
import { pause } from '../pause.ts';
import { waitNote } from './wait-note.ts';

const showCrowdNote = waitNote('الزحمة كبيرة دلوقتي. مش محتاج تعمل حاجة: بنجرّب تاني لوحدنا كل كام ثانية.');

/**
 * Makes a call again that a crowded server turned away at its door. Nothing was done for it there, so that a write may
 * be made again as well.
 */
export function comeBack(refused: Answer, again: () => Promise<Answer>, signal?: AbortSignal): Promise<Answer> {
  return askWhile(async (answer) => isCrowded(answer), refused, again, signal);
}

/** The same for a page. */
export function comeBackForPage(
  refused: Response,
  again: () => Promise<Response>,
  signal: AbortSignal,
): Promise<Response> {
  const isTurnedAway = async (page: Response) =>
    page.status === 503 && isCrowded({ status: 503, text: await page.clone().text() });
  return askWhile(isTurnedAway, refused, again, signal);
}

async function askWhile<T>(
  isTurnedAway: (answer: T) => Promise<boolean>,
  refused: T,
  again: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  let answer = refused;
  if (!(await isTurnedAway(answer))) return answer;
  const hideNote = showCrowdNote();
  try {
    for (let time = 0; await isTurnedAway(answer); time += 1) {
      const wait = crowdPauseMs(time, Math.random());
      if (wait === null) break;
      await pause(wait);
      signal?.throwIfAborted();
      answer = await again();
    }
    return answer;
  } finally {
    hideNote();
  }
}

/** A server that is late with everything also gives up requests that it never came to read: nothing was done for these. */
const NEVER_READ = 408;

function isCrowded({ status, text }: Pick<Answer, 'status' | 'text'>): boolean {
  if (status === NEVER_READ) return true;
  if (status !== 503) return false;
  try {
    return (JSON.parse(text) as Refusal).code === 'service.busy';
  } catch {
    return false;
  }
}
