import { deliver } from '../../outbox/outbox.ts';

/** A phone that is lost takes one answer with it at most, and two travel for the price of one. */
export const HELD_AT_MOST = 1;
/** Left alone it goes out by itself, and a device that lost the paper hears of it: soon, and never later than this. */
const QUIET_MS = { least: 5_000, most: 20_000 };
let heldBack: ReturnType<typeof setTimeout> | undefined;
let goesAt = Number.POSITIVE_INFINITY;

/**
 * Sends the letter of a paper's answers when more than one of them waits, or after a short quiet. `times` are when the
 * paper was taken up and when each answer was given.
 */
export async function sendTogether(waiting: number, times: readonly number[]): Promise<void> {
  if (waiting > HELD_AT_MOST) return send();
  const quiet = quietFor(waiting, times);
  // A flag, or another letter of the same answer, never lets it wait longer than it would have.
  if (Date.now() + quiet >= goesAt) return;
  clearTimeout(heldBack);
  goesAt = Date.now() + quiet;
  heldBack = setTimeout(send, quiet);
}

async function send(): Promise<void> {
  clearTimeout(heldBack);
  goesAt = Number.POSITIVE_INFINITY;
  await deliver();
}

/**
 * For how long what waits may wait for company: twice what lay between the last two answers, so that whoever answers
 * steadily sends two in each call. Whoever takes longer than that anyway has none to wait for. A flag alone has time.
 */
function quietFor(waiting: number, times: readonly number[]): number {
  const [last = 0, before = 0] = [...times].sort((one, other) => other - one);
  const { least, most } = QUIET_MS;
  if (waiting === 0) return most;
  return last - before >= most ? least : Math.min(most, Math.max(least, 2 * (last - before)));
}
