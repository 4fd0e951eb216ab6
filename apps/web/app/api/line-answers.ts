import { TIMINGS } from '@hessa/rules/site/timings';
import { endingAfter } from './ending-after.ts';
import { watchCall } from './line-watch.ts';

/**
 * Whether the platform can be reached, by the smallest thing it answers: a browser may believe in a line that leads
 * nowhere.
 */
export async function lineAnswers(): Promise<boolean> {
  const watched = watchCall();
  try {
    await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal: endingAfter(TIMINGS.readTimeout) });
    watched.ended('answered');
    return true;
  } catch {
    watched.ended('lost');
    return false;
  }
}
