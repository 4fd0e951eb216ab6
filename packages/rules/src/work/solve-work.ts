import { sha256Start } from './sha256-start.ts';

/**
 * What the server asks a browser to do: find the number below `most` whose hash with the salt begins as wanted.
 * On the wire it is `expires.most.salt.wanted`, and what comes back has the number in the place of `wanted`.
 */
interface Work {
  readonly about: string;
  readonly most: number;
  readonly salt: readonly number[];
  /** The first 52 bits of the hash. */
  readonly wanted: number;
}

export interface WorkSearch {
  readonly most: number;
  /** Tries the numbers from `from` up to `to`; the proof when the right one is among them. */
  tryNumbers(from: number, to: number): string | null;
}

export function searchWork(challenge: string): WorkSearch {
  const { about, most, salt, wanted } = readWork(challenge);
  const block = new Int32Array(64);
  return {
    most,
    tryNumbers(from, to) {
      for (let number = from; number < Math.min(to, most); number += 1) {
        block.set(salt);
        block[4] = number;
        if (sha256Start(block) === wanted) return `${about}.${number.toString(36)}`;
      }
      return null;
    },
  };
}

/** The proof, found in one go; null for a challenge that has no answer. */
export function solveWork(challenge: string): string | null {
  const search = searchWork(challenge);
  return search.tryNumbers(0, search.most);
}

function readWork(challenge: string): Work {
  const [expires = '', most = '', salt = '', wanted = ''] = challenge.split('.');
  return {
    about: `${expires}.${most}.${salt}`,
    most: Number.parseInt(most, 36),
    salt: (salt.match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 16) | 0),
    wanted: Number.parseInt(wanted, 16),
  };
}
