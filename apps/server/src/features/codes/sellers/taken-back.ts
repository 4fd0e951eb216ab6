import { cairoDay } from '@hessa/rules/statistics/cairo-day';

/** Cards of one course that were sold on one day in Egypt, and whose sale was taken back. */
export interface TakenBack {
  readonly day: string;
  readonly courseId: number;
  readonly count: number;
  readonly piastres: number;
}

interface SoldCard {
  readonly soldAt: Date | null;
  readonly courseId: number;
  readonly pricePiastres: number;
}

/** What is taken back with these cards, by the day on which each was sold. */
export function takenBack(cards: readonly SoldCard[]): TakenBack[] {
  const groups = new Map<string, TakenBack>();
  for (const { soldAt, courseId, pricePiastres } of cards) {
    if (!soldAt) continue;
    const day = cairoDay(soldAt.getTime());
    const { count, piastres } = groups.get(`${day} ${courseId}`) ?? { count: 0, piastres: 0 };
    groups.set(`${day} ${courseId}`, { day, courseId, count: count + 1, piastres: piastres + pricePiastres });
  }
  return [...groups.values()];
}
