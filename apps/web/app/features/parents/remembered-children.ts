import { readStored, removeStored, writeStored } from '../../session/safe-storage.ts';
import { PARENT_PHONES_KEY } from '../../session/storage-keys.ts';
import type { Phones } from './look-up-child.ts';

/** More children than a family looks up on one phone. */
const MOST = 6;

/** The children that this phone was asked to remember, the last one first; nothing is kept unless somebody asked. */
export function rememberedChildren(): Phones[] {
  try {
    const kept: unknown = JSON.parse(readStored(PARENT_PHONES_KEY) ?? '[]');
    // A phone that was asked before it could remember several keeps one pair by itself.
    return [kept].flat().flatMap((pair) => readPair(pair as Partial<Phones> | null));
  } catch {
    return [];
  }
}

export function rememberChild(child: Phones): void {
  keep([child, ...others(child)].slice(0, MOST));
}

export function forgetChild(child: Phones): void {
  keep(others(child));
}

export function isSameChild(one: Phones, other: Phones): boolean {
  return one.parentPhone === other.parentPhone && one.studentPhone === other.studentPhone;
}

function others(child: Phones): Phones[] {
  return rememberedChildren().filter((kept) => !isSameChild(kept, child));
}

function keep(children: readonly Phones[]): void {
  if (children.length === 0) removeStored(PARENT_PHONES_KEY);
  else
    writeStored(
      PARENT_PHONES_KEY,
      JSON.stringify(children.map(({ parentPhone, studentPhone }) => ({ parentPhone, studentPhone }))),
    );
}

function readPair(kept: Partial<Phones> | null): Phones[] {
  const { parentPhone, studentPhone } = kept ?? {};
  return typeof parentPhone === 'string' && typeof studentPhone === 'string' ? [{ parentPhone, studentPhone }] : [];
}
