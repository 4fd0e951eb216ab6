import type { PricedCards } from './cards-worth.ts';

/** Cards of one price whose numbers follow each other, from that of the first on. */
export interface PriceRun extends PricedCards {
  /** Unknown in lines of before it was noted. */
  readonly first?: number | undefined;
}

interface Card {
  readonly serial: number;
  readonly pricePiastres: number;
}

/** What cards cost, in the order of their numbers. */
export function priceRuns(cards: readonly Card[]): PriceRun[] {
  const runs: (PriceRun & { readonly first: number })[] = [];
  for (const { serial, pricePiastres } of cards) {
    const run = runs.at(-1);
    if (run?.pricePiastres === pricePiastres && run.first + run.count === serial)
      runs[runs.length - 1] = { ...run, count: run.count + 1 };
    else runs.push({ first: serial, count: 1, pricePiastres });
  }
  return runs;
}

/** Whether a step was about the card with this number; any card may be meant where the numbers were not noted. */
export function isInRuns(runs: readonly PriceRun[], serial: number): boolean {
  const isIn = ({ first, count }: PriceRun) => first === undefined || (first <= serial && serial < first + count);
  return runs.length === 0 || runs.some(isIn);
}

/** What the card with this number cost among them; undefined where several prices are not told apart. */
export function priceInRuns(runs: readonly PriceRun[], serial: number): number | undefined {
  if (runs.length === 1) return runs[0]?.pricePiastres;
  return runs.findLast(({ first }) => first !== undefined && first <= serial)?.pricePiastres;
}
