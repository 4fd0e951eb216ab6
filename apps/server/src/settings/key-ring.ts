import type { KeySet } from './secrets.ts';

/** Keys and the moment from which they seal, on every server at once. */
export interface KeyGeneration {
  keys: KeySet;
  sealsFrom: Date;
}

/**
 * The keys of an installation over time. The newest that has begun seals and signs; what earlier ones sealed goes on
 * opening, for as long as it can live.
 */
export interface Secrets {
  readonly current: KeySet;
  /** Whatever may have sealed something that lives for ever, the likeliest first. */
  readonly all: readonly KeySet[];
  /** For what must come out the same for ever, whatever is rotated. */
  readonly first: KeySet;
  /** Whatever may have signed something that lives no longer than this: who has an older key opens nothing by it. */
  forWhatLives(ms: number): readonly KeySet[];
  /** What sealed at that moment, for what follows from a moment that is written down. */
  at(moment: Date): KeySet;
}

export interface KeyRing extends Secrets {
  /** Other generations from now on: one was added while we run. */
  renew(generations: readonly KeyGeneration[]): void;
}

/** How far the clocks of two servers may be apart. */
const CLOCKS_APART_MS = 60_000;

export function createKeyRing(given: readonly KeyGeneration[], now: () => Date): KeyRing {
  let generations = inOrder(given);
  const newestFirst = () => [...generations].reverse();
  const at = (moment: Date): KeySet => (newestFirst().find(({ sealsFrom }) => sealsFrom <= moment) ?? first()).keys;
  const first = (): KeyGeneration => {
    const [oldest] = generations;
    if (!oldest) throw new Error('an installation without keys');
    return oldest;
  };
  return {
    get current() {
      return at(now());
    },
    get all() {
      const likeliest = at(now());
      const others = newestFirst().flatMap(({ keys }) => (keys === likeliest ? [] : [keys]));
      return [likeliest, ...others];
    },
    get first() {
      return first().keys;
    },
    forWhatLives(ms) {
      const oldest = now().getTime() - ms - CLOCKS_APART_MS;
      const sealedUntil = (index: number) => generations[index + 1]?.sealsFrom.getTime() ?? Number.POSITIVE_INFINITY;
      return generations.flatMap(({ keys }, index) => (sealedUntil(index) > oldest ? [keys] : [])).reverse();
    },
    at,
    renew(others) {
      generations = inOrder(others);
    },
  };
}

/** Keys that were there from the beginning and were never changed. */
export function unchangingKeys(keys: KeySet): Secrets {
  return createKeyRing([{ keys, sealsFrom: new Date(0) }], () => new Date());
}

function inOrder(generations: readonly KeyGeneration[]): KeyGeneration[] {
  return [...generations].sort((one, other) => one.sealsFrom.getTime() - other.sealsFrom.getTime());
}
