/** Questions that fit the very same rows: bit `at` of the mask stands for row `at`. */
export interface Alike {
  readonly mask: number;
  readonly size: number;
}

/**
 * How many of each sort go to each row, so that as many places as possible are filled. A row that finds nothing left
 * takes from a row that can do with something else (augmenting paths; rows and sorts are few).
 */
export function fillRows(counts: readonly number[], sorts: readonly Alike[]): number[][] {
  const taken = sorts.map(() => counts.map(() => 0));
  const left = sorts.map(({ size }) => size);
  // Of two rows that cannot both be filled the one with less to choose from comes first.
  const supply = (row: number) =>
    sorts.reduce((sum, { mask, size }) => ((mask & (1 << row)) === 0 ? sum : sum + size), 0);
  const rows = [...counts.keys()].sort((one, other) => supply(one) - supply(other));
  for (const row of rows) {
    for (let place = 0; place < (counts[row] ?? 0); place += 1) {
      if (!fillOne(row, sorts, taken, left)) break;
    }
  }
  return taken;
}

/** One step of the way back: the row got it from this sort, and the row before it wanted it. */
interface Step {
  readonly sort: number;
  readonly wantedBy: number;
}

function fillOne(first: number, sorts: readonly Alike[], taken: number[][], left: number[]): boolean {
  const cameBy = new Map<number, Step | null>([[first, null]]);
  const waiting = [first];
  for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
    for (const [sort, { mask }] of sorts.entries()) {
      if ((mask & (1 << row)) === 0) continue;
      if ((left[sort] ?? 0) > 0) {
        left[sort] = (left[sort] ?? 0) - 1;
        give(row, sort, cameBy, taken);
        return true;
      }
      for (const [holder, held] of (taken[sort] ?? []).entries()) {
        if (held === 0 || cameBy.has(holder)) continue;
        cameBy.set(holder, { sort, wantedBy: row });
        waiting.push(holder);
      }
    }
  }
  return false;
}

/** The row takes one of the sort; whatever it held before goes to whoever wanted that. */
function give(row: number, sort: number, cameBy: ReadonlyMap<number, Step | null>, taken: number[][]): void {
  add(taken, sort, row, 1);
  const step = cameBy.get(row);
  if (!step) return;
  add(taken, step.sort, row, -1);
  give(step.wantedBy, step.sort, cameBy, taken);
}

function add(taken: number[][], sort: number, row: number, by: number): void {
  const held = taken[sort];
  if (held) held[row] = (held[row] ?? 0) + by;
}
