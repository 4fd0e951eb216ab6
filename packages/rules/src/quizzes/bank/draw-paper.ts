import { type BlueprintRow, isWanted, type Wanted } from './blueprint.ts';
import { fillRows } from './fill-rows.ts';

/** A question of the bank as far as drawing goes. */
export interface Candidate extends Wanted {
  readonly id: number;
  readonly passage: number | null;
}

/** What is drawn at once: a question alone, or all of a passage. `mask` are the rows that may have it. */
interface Unit {
  readonly ids: readonly number[];
  readonly mask: number;
}

/** Passages of many sizes rarely come out at a number at the first try. */
const TRIES = 6;

/**
 * Which questions fill which row of a blueprint. As many places are filled as can be: a question that only one row can
 * use is never given to another that had a choice. Which questions it are is chance. Questions of a passage come all of
 * them, to one row, or not at all: a row that wants only some of them does not get it.
 */
export function drawPaper(
  rows: readonly BlueprintRow[],
  candidates: readonly Candidate[],
  random: () => number,
): number[][] {
  const units = unitsOf(rows, candidates);
  const hasPassages = units.some(isPassage);
  const wanted = rows.reduce((sum, { count }) => sum + count, 0);
  let best: number[][] = rows.map(() => []);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const drawn = drawOnce(rows, units, random);
    if (tried === 0 || drawn.flat().length > best.flat().length) best = drawn;
    if (!hasPassages || best.flat().length === wanted) break;
  }
  return best;
}

const isPassage = ({ ids }: Unit): boolean => ids.length > 1;
const fits = ({ mask }: Unit, row: number): boolean => (mask & (1 << row)) !== 0;

function drawOnce(rows: readonly BlueprintRow[], units: readonly Unit[], random: () => number): number[][] {
  const order = inChance(units, random);
  const drawn: number[][] = rows.map(() => []);
  const open = rows.map(({ count }) => count);
  const give = (unit: Unit, row: number) => {
    drawn[row]?.push(...unit.ids);
    open[row] = (open[row] ?? 0) - unit.ids.length;
  };
  // Chance says how much of each row is passages, and which; the single questions behind them are spread afterwards.
  const room = [...open];
  const left: Unit[] = [];
  for (const unit of order) {
    const row = roomiest(unit, room);
    if (row === null) {
      if (isPassage(unit)) left.push(unit);
      continue;
    }
    room[row] = (room[row] ?? 0) - unit.ids.length;
    if (isPassage(unit)) give(unit, row);
  }
  for (const [row, ids] of spread(open, order).entries()) give({ ids, mask: 0 }, row);
  // What single questions could not fill.
  for (const unit of left) {
    const row = roomiest(unit, open);
    if (row !== null) give(unit, row);
  }
  return drawn;
}

/** The row with the most places left among those that may have the whole of it; null where none has as many. */
function roomiest(unit: Unit, room: readonly number[]): number | null {
  let found: number | null = null;
  for (const [row, places] of room.entries()) {
    if (fits(unit, row) && places >= unit.ids.length && places > (found === null ? 0 : (room[found] ?? 0))) found = row;
  }
  return found;
}

/** The single questions of each row, so that as many places as possible are filled. */
function spread(counts: readonly number[], units: readonly Unit[]): number[][] {
  const alike = new Map<number, number[]>();
  for (const unit of units) {
    if (isPassage(unit)) continue;
    const known = alike.get(unit.mask);
    if (known) known.push(...unit.ids);
    else alike.set(unit.mask, [...unit.ids]);
  }
  const kinds = [...alike].map(([mask, ids]) => ({ mask, ids }));
  const taken = fillRows(
    counts,
    kinds.map(({ mask, ids }) => ({ mask, size: ids.length })),
  );
  const drawn: number[][] = counts.map(() => []);
  for (const [at, { ids }] of kinds.entries()) {
    let next = 0;
    for (const [row, count] of (taken[at] ?? []).entries()) {
      drawn[row]?.push(...ids.slice(next, next + count));
      next += count;
    }
  }
  return drawn;
}

/** A passage may stand in a row that wants each of its questions; what no row may have is no unit. */
function unitsOf(rows: readonly BlueprintRow[], candidates: readonly Candidate[]): Unit[] {
  const rowsOf = rowsBySort(rows);
  const passages = new Map<number, { ids: number[]; mask: number }>();
  const units: Unit[] = [];
  for (const candidate of candidates) {
    const mask = rowsOf(candidate);
    const together = candidate.passage === null ? undefined : passages.get(candidate.passage);
    if (together) {
      together.ids.push(candidate.id);
      together.mask &= mask;
      continue;
    }
    const unit = { ids: [candidate.id], mask };
    units.push(unit);
    if (candidate.passage !== null) passages.set(candidate.passage, unit);
  }
  return units.filter(({ mask }) => mask !== 0);
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

function inChance(units: readonly Unit[], random: () => number): Unit[] {
  const order = [...units];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = random() % (at + 1);
    const [one, two] = [order[at], order[other]];
    if (one && two) {
      order[at] = two;
      order[other] = one;
    }
  }
  return order;
}
