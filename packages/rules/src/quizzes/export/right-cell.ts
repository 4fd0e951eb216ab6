import { resolveRights } from '../import/resolve-right.ts';
import type { Sketch } from '../kinds/question-kind.ts';

const LATIN = 'ABCDEF';
const ARABIC = 'أبجدهو';

/** Ways to name a choice by its place, the plainest first. */
const SIGNS: readonly ((place: number) => string)[] = [
  (place) => LATIN[place] ?? String(place + 1),
  (place) => ARABIC[place] ?? String(place + 1),
  (place) => String(place + 1),
  (place) => `(${LATIN[place] ?? place + 1})`,
  (place) => `(${place + 1})`,
  (place) => `#${place + 1}`,
];

/** The letters of the right choices, or whatever other signs no choice of this question can be taken for. */
export function rightCell({ choices, right }: Sketch): string {
  const cells = SIGNS.map((sign) => right.map(sign).join(', '));
  return cells.find((cell) => String(resolveRights(cell, choices)) === String(right)) ?? cells[0] ?? '';
}
