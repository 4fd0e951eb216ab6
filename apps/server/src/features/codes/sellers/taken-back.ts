import { type PriceRun, priceRuns } from '@hessa/rules/codes/price-runs';
import { cairoDay } from '@hessa/rules/statistics/cairo-day';

/** Cards whose numbers follow each other, of one price and one sale. */
type SoldRun = PriceRun & {
  /** When they were sold, as an ISO moment. */
  readonly at: string;
};

/** Cards of one course that were sold on one day in Egypt, and whose sale was taken back. */
export interface TakenBack {
  readonly day: string;
  readonly courseId: number;
  readonly count: number;
  readonly piastres: number;
  /** Which of them were sold when, so that their day goes on naming them; missing in lines of before it was noted. */
  readonly sold?: readonly SoldRun[];
}

interface SoldCard {
  readonly serial: number;
  readonly soldAt: Date | null;
  readonly courseId: number;
  readonly pricePiastres: number;
}

/** What is taken back with these cards, by the day on which each was sold. */
export function takenBack(cards: readonly SoldCard[]): TakenBack[] {
  const sold = cards.flatMap(({ soldAt, ...card }) => (soldAt ? [{ ...card, soldAt }] : []));
  const groups = Map.groupBy(sold, ({ soldAt, courseId }) => `${cairoDay(soldAt.getTime())} ${courseId}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return {
      day: cairoDay(first.soldAt.getTime()),
      courseId: first.courseId,
      count: group.length,
      piastres: group.reduce((sum, { pricePiastres }) => sum + pricePiastres, 0),
      sold: soldRuns(group),
    };
  });
}

function soldRuns(cards: readonly (SoldCard & { readonly soldAt: Date })[]): SoldRun[] {
  const sales = Map.groupBy(cards, ({ soldAt }) => soldAt.toISOString());
  return [...sales].flatMap(([at, together]) => priceRuns(together).map((run) => ({ ...run, at })));
}
