import { type BlueprintRow, isWanted, type Wanted } from './blueprint.ts';
import { fillRows } from './fill-rows.ts';

/** A question of the bank as far as drawing goes. */
export interface Candidate extends Wanted {
  readonly id: number;
  readonly passage: number | null;
}

/**
 * Which questions fill which row of a blueprint. As many places are filled as can be: a question that only one row can
 * use is never given to another that had a choice, so what stays open could not have been filled. Which questions it
 * are is chance, except that those of one passage come together.
 */
export function drawPaper(
  rows: readonly BlueprintRow[],
  candidates: readonly Candidate[],
  random: () => number,
): number[][] {
  const alike = new Map<number, number[]>();
  for (const candidate of inChance(candidates, random)) {
    const rowsOfIt = rows.reduce((mask, row, at) => (isWanted(row, candidate) ? mask | (1 << at) : mask), 0);
    if (rowsOfIt === 0) continue;
    const known = alike.get(rowsOfIt);
    if (known) known.push(candidate.id);
    else alike.set(rowsOfIt, [candidate.id]);
  }
  const kinds = [...alike].map(([mask, ids]) => ({ mask, ids }));
  const taken = fillRows(
    rows.map(({ count }) => count),
    kinds.map(({ mask, ids }) => ({ mask, size: ids.length })),
  );
  const drawn: number[][] = rows.map(() => []);
  for (const [at, { ids }] of kinds.entries()) {
    let next = 0;
    for (const [row, count] of (taken[at] ?? []).entries()) {
      drawn[row]?.push(...ids.slice(next, next + count));
      next += count;
    }
  }
  return drawn;
}

/** In an order of chance, the questions of a passage one after the other. */
function inChance(candidates: readonly Candidate[], random: () => number): Candidate[] {
  const groups = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const name = candidate.passage === null ? `question ${candidate.id}` : `passage ${candidate.passage}`;
    const known = groups.get(name);
    if (known) known.push(candidate);
    else groups.set(name, [candidate]);
  }
  const order = [...groups.values()];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = random() % (at + 1);
    const [one, two] = [order[at] ?? [], order[other] ?? []];
    order[at] = two;
    order[other] = one;
  }
  return order.flat();
}
