/** Numbers to try at most, about a second of a cheap phone; half of them are enough on the average. */
const FIRST = 2 ** 18;
/** So many times over its limit an address is no crowd any more. */
const CROWD = 64;
/** About a minute of a cheap phone: whoever is still there is asked for no more. */
const MOST = FIRST * 64;

/**
 * How much work a try is asked for once `used` of `limit` tries are gone. It grows with the root of the crowd, so that
 * the five hundredth of a class waits a few seconds; past that it grows as fast as the tries.
 */
export function workAsked(used: number, limit: number): number {
  const times = Math.max(1, used / limit);
  const grown = times <= CROWD ? Math.sqrt(times) : (Math.sqrt(CROWD) * times) / CROWD;
  return Math.min(MOST, Math.round(FIRST * grown));
}

/** Work that was asked for a moment ago counts, though others have tried meanwhile. */
export function isEnoughWork(done: number, asked: number): boolean {
  return done * 2 >= asked;
}
