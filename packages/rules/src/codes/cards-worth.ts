import { CARD } from '../text/counted-nouns.ts';
import type { DigitStyle } from '../text/digits.ts';
import { countedNoun } from '../text/plural.ts';
import { moneyWords } from './money-words.ts';
import type { CardStep } from './seller-account.ts';

/** So many cards at one price. */
export interface PricedCards {
  readonly count: number;
  readonly pricePiastres: number;
}

/** So many prices are named; a longer list would say no more. */
const PRICES_NAMED = 3;

/** Cards of one price together, from whichever batches they are; those that are most first. */
export function byPrice(cards: readonly PricedCards[]): PricedCards[] {
  const counts = new Map<number, number>();
  for (const { count, pricePiastres } of cards) counts.set(pricePiastres, (counts.get(pricePiastres) ?? 0) + count);
  return [...counts].map(([pricePiastres, count]) => ({ count, pricePiastres })).sort((a, b) => b.count - a.count);
}

export function worthOf(cards: readonly PricedCards[]): number {
  return cards.reduce((sum, { count, pricePiastres }) => sum + count * pricePiastres, 0);
}

/** «بـ١٥٠ جنيه», and nothing costs nothing. */
export function priceWords(piastres: number, style: DigitStyle = 'arabic'): string {
  return piastres === 0 ? 'من غير تمن' : `بـ${moneyWords(piastres, style)}`;
}

/** What one card costs, or how many cost what; nothing for a card alone, whose price is all there is to say. */
function eachWords(cards: readonly PricedCards[], style: DigitStyle): string {
  const [first, ...others] = byPrice(cards);
  if (!first || countOf(cards) === 1) return '';
  if (others.length === 0) return `الكارت ${priceWords(first.pricePiastres, style)}، `;
  return `${pricesWords(cards, style)}، `;
}

/** How many cost what: «٦ كروت بـ١٥٠ جنيه وكارتين بـ٩٠ جنيه». */
export function pricesWords(cards: readonly PricedCards[], style: DigitStyle = 'arabic'): string {
  const prices = byPrice(cards);
  const named = prices
    .slice(0, PRICES_NAMED)
    .map(({ count, pricePiastres }) => `${countedNoun(count, CARD, style)} ${priceWords(pricePiastres, style)}`);
  return `${named.join(' و')}${prices.length > PRICES_NAMED ? ' وغيرهم' : ''}`;
}

/**
 * What cards cost, one and all, and what a step with them does to the account of who sells them: before it is taken,
 * and said as done after it. A card is owed for when it is sold, not when it is handed out.
 */
export function cardsWorth(
  step: CardStep,
  cards: readonly PricedCards[],
  when: 'before' | 'after',
  style: DigitStyle = 'arabic',
): string {
  if (cards.length === 0) return '';
  const worth = worthOf(cards);
  if (worth === 0) return step === 'handed' ? 'من غير تمن: مش هيتحسب عليه حاجة.' : 'من غير تمن.';
  const all = moneyWords(worth, style);
  const count = countOf(cards);
  const its = count === 1 ? 'تمنه' : 'تمنهم';
  const each = eachWords(cards, style);
  switch (step) {
    case 'handed':
      return `${each}${its} ${all} ${ifSold(count)}.`;
    case 'returned':
      return `${each}${its} ${all}.`;
    case 'sold':
      return `${each}${when === 'before' ? 'هيتحسب' : 'اتحسب'} عليه ${all}.`;
    case 'unsold':
      return `${each}${when === 'before' ? 'هيتشال' : 'اتشال'} من عليه ${all}.`;
  }
}

function countOf(cards: readonly PricedCards[]): number {
  return cards.reduce((sum, { count }) => sum + count, 0);
}

function ifSold(count: number): string {
  if (count === 1) return 'لو اتباع';
  return count === 2 ? 'لو اتباعوا' : 'لو اتباعوا كلهم';
}
