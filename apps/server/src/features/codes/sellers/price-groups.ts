import type { PricedCards } from '@hessa/rules/codes/cards-worth';

/** Cards of one price together, those that are most first. */
export function priceGroups(cards: readonly { pricePiastres: number }[]): PricedCards[] {
  const counts = new Map<number, number>();
  for (const { pricePiastres } of cards) counts.set(pricePiastres, (counts.get(pricePiastres) ?? 0) + 1);
  return [...counts].map(([pricePiastres, count]) => ({ count, pricePiastres })).sort((a, b) => b.count - a.count);
}
