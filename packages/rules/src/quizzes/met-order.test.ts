import { describe, expect, test } from 'vitest';
import type { PaperQuestion } from './match-papers.ts';
import { carriedOrder } from './met-order.ts';

type Placed = PaperQuestion & { section: number | null };

const question = (identity: string, section: number | null = null, choices = ['for', 'since', 'ago']): Placed => ({
  ...{ identity, text: `Question ${identity}`, kind: 'single-choice', choices, rightChoice: 0, weight: 1 },
  ...{ imageMediaId: null, section },
});
const EARLIER = [question('a'), question('b'), question('c')];
/** The last first, each with its choices from behind. */
const MET = { places: [2, 0, 1], orders: EARLIER.map(() => [2, 1, 0]) };
const named = (now: readonly Placed[], met = MET, earlier = EARLIER) => {
  const { places, orders } = carriedOrder(earlier, met, now);
  const choicesOf = (place: number) => {
    const { choices } = now[place] as Extract<Placed, { kind: 'single-choice' }>;
    return orders[place]?.map((at) => choices[at]).join(' ');
  };
  return places.map((place) => `${now[place]?.identity}: ${choicesOf(place)}`);
};

describe('a regraded paper, in the order in which it was met', () => {
  test.each<[string, readonly Placed[], string[]]>([
    ['nothing but the key changed', EARLIER, ['c: ago since for', 'a: ago since for', 'b: ago since for']],
    [
      'its questions changed places',
      [question('b'), question('c'), question('a')],
      ['c: ago since for', 'a: ago since for', 'b: ago since for'],
    ],
    [
      'choices changed places, one was reworded and one was added',
      [question('a'), question('b'), question('c', null, ['ago', 'Since', 'for', 'by'])],
      ['c: ago Since for by', 'a: ago since for', 'b: ago since for'],
    ],
    ['a question was taken out', [question('a'), question('c')], ['c: ago since for', 'a: ago since for']],
    [
      'a question was added, which nobody met',
      [question('n'), ...EARLIER],
      ['c: ago since for', 'a: ago since for', 'b: ago since for', 'n: for since ago'],
    ],
    [
      'a question went to another section',
      [question('c', 1), question('a', 0), question('b', 0)],
      ['a: ago since for', 'b: ago since for', 'c: ago since for'],
    ],
  ])('when %s [EXAM-166]', (_, now, shown) => {
    expect(named(now)).toEqual(shown);
  });

  test('of which another student drew a part only, the rest comes behind [EXAM-166]', () => {
    expect(named(EARLIER, { ...MET, places: [1, 0] })).toEqual([
      'b: ago since for',
      'a: ago since for',
      'c: ago since for',
    ]);
  });
});
