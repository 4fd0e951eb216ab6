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
  const rowsOf = rowsBySort(rows);
  const alike = new Map<number, number[]>();
  for (const candidate of inChance(candidates, random)) {
    const mask = rowsOf(candidate);
    if (mask === 0) continue;
    const known = alike.get(mask);
    if (known) known.push(candidate.id);
    else alike.set(mask, [candidate.id]);
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

/** The rows that a question fits, as bits. Thousands of questions are sorted in a few hundred ways: each is asked once. */
function rowsBySort(rows: readonly BlueprintRow[]): (question: Wanted) => number {
  const known = new Map<string, number>();
  return (question) => {
    const sort = `${question.unit}\n${question.skill}\n${question.level}\n${question.kind}`;
    const found = known.get(sort);
    if (found !== undefined) return found;
    const mask = rows.reduce((bits, row, at) => (isWanted(row, question) ? bits | (1 << at) : bits), 0);
    known.set(sort, mask);
    return mask;
  };
}

/** In an order of chance, the questions of a passage one after the other. */
function inChance(candidates: readonly Candidate[], random: () => number): Candidate[] {
  const passages = new Map<number, Candidate[]>();
  const order: Candidate[][] = [];
  for (const candidate of candidates) {
    const together = candidate.passage === null ? undefined : passages.get(candidate.passage);
    if (together) {
      together.push(candidate);
      continue;
    }
    const group = [candidate];
    order.push(group);
    if (candidate.passage !== null) passages.set(candidate.passage, group);
  }
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = random() % (at + 1);
    const [one, two] = [order[at] ?? [], order[other] ?? []];
    order[at] = two;
    order[other] = one;
  }
  return order.flat();
}
