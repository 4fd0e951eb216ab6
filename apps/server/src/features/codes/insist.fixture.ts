import type { AnyAnswer } from '../../testing/test-client.ts';

/** Asks again while the server is busy, as a phone does: hundreds at once may be told to wait on a slow machine. */
export async function insist(ask: () => Promise<AnyAnswer>): Promise<AnyAnswer> {
  const answer = await ask();
  return answer.status === 503 ? insist(ask) : answer;
}
