import { describe, expect, test } from 'vitest';
import { FORM_LETTERS, type FormSection, formSections, layOutForms } from './exam-form.ts';

const alone = (at: number, pinned = false) => [{ at, shuffled: 4, pinned }];
const byPlaces = (_at: number, order: readonly number[]) => order.join();
const formsOf = (sections: readonly FormSection[], look = byPlaces, key = 'key') =>
  layOutForms(
    FORM_LETTERS.map((letter) => ({ sections, seed: `${key} ${letter}` })),
    look,
  );
const differ = (looks: readonly unknown[]) => new Set(looks.map((look) => JSON.stringify(look))).size;
const sorted = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other);

const TWENTY = [Array.from({ length: 20 }, (_, at) => alone(at))];

describe('the four forms of a paper', () => {
  test('each has every question and every choice once, in an order of its own [EXAM-50]', () => {
    const forms = formsOf(TWENTY);
    for (const form of forms) {
      expect(sorted(form.map(({ at }) => at))).toEqual(Array.from({ length: 20 }, (_, at) => at));
      for (const { order } of form) expect(sorted(order)).toEqual([0, 1, 2, 3]);
    }
    expect(new Set(forms.map((form) => JSON.stringify(form.map(({ at }) => at)))).size).toBe(4);
    const choicesOfFirst = forms.map((form) => form.map(({ at, order }) => [at, ...order]).sort());
    expect(new Set(choicesOfFirst.map((orders) => JSON.stringify(orders))).size).toBe(4);
  });

  test('the same paper and letter give the same form, another letter or key another one [EXAM-50]', () => {
    expect(formsOf(TWENTY)).toEqual(formsOf(TWENTY));
    expect(formsOf(TWENTY, byPlaces, 'other')[0]).not.toEqual(formsOf(TWENTY)[0]);
  });

  test('a pinned question keeps the order of its choices wherever it stands [EXAM-50]', () => {
    const sections = [[alone(0), alone(1, true), alone(2), alone(3), alone(4)]];
    const pinned = formsOf(sections).map((form) => form.find(({ at }) => at === 1)?.order);
    expect(pinned).toEqual(Array(4).fill([0, 1, 2, 3]));
  });

  test('sections keep their places, and what belongs together stays together and in order [EXAM-50]', () => {
    const passage = [3, 4, 5].flatMap((at) => alone(at));
    const sections = [
      [alone(0), alone(1), alone(2), passage],
      [alone(6), alone(7), alone(8)],
    ];
    const orders = formsOf(sections).map((form) => form.map(({ at }) => at));
    for (const order of orders) {
      expect(sorted(order.slice(0, 6))).toEqual([0, 1, 2, 3, 4, 5]);
      expect(order.slice(order.indexOf(3), order.indexOf(3) + 3)).toEqual([3, 4, 5]);
    }
    expect(new Set(orders.map((order) => order.indexOf(3))).size).toBeGreaterThan(1);
  });

  test('a section is a stretch of questions, and a passage one block of it [EXAM-50]', () => {
    const asked = (section: number | null, passage: number | null) => ({
      section,
      passage,
      shuffled: 4,
      pinned: false,
    });
    const places = (sections: readonly FormSection[]) =>
      sections.map((blocks) => blocks.map((block) => block.map(({ at }) => at)));
    expect(places(formSections([asked(null, null), asked(null, null)]))).toEqual([[[0], [1]]]);
    expect(
      places(formSections([asked(0, null), asked(0, 0), asked(0, 0), asked(1, 1), asked(1, 1), asked(1, null)])),
    ).toEqual([
      [[0], [1, 2]],
      [[3, 4], [5]],
    ]);
    expect(formSections([])).toEqual([]);
  });

  test('every place is as likely for the right choice [EXAM-50]', () => {
    const counts = [0, 0, 0, 0];
    for (let paper = 0; paper < 500; paper += 1) {
      const place = formsOf([[alone(0)]], byPlaces, `paper ${paper}`)[3]?.[0]?.order.indexOf(0) ?? -1;
      counts[place] = (counts[place] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 125)).toBeLessThan(45);
  });

  const PAPERS = Array.from({ length: 20 }, (_, paper) => `paper ${paper}`);

  test('of few questions they differ in all that has another order: questions, choices, matches, words [EXAM-273]', () => {
    const sections = [[alone(0), alone(1), alone(2)], [alone(3)]];
    for (const key of PAPERS) {
      const forms = formsOf(sections, byPlaces, key);
      expect(differ(forms.map((form) => form.slice(0, 3).map(({ at }) => at)))).toBe(4);
      for (const place of [0, 1, 2, 3]) {
        expect(differ(forms.map((form) => form.find(({ at }) => at === place)?.order))).toBe(4);
      }
    }
  });

  test('where each thing has two orders alone, no two forms are alike as a whole [EXAM-273]', () => {
    const two = (at: number) => [{ at, shuffled: 2, pinned: false }];
    const pinned = (at: number) => alone(at, true);
    const same = [[two(0), pinned(1)], [pinned(2)]];
    for (const key of PAPERS) {
      expect(differ(formsOf(same, byPlaces, key))).toBe(4);
      expect(differ(formsOf([[pinned(0), pinned(1)]], byPlaces, key)), 'two orders are all there are').toBe(2);
      expect(differ(formsOf([[pinned(0)]], byPlaces, key)), 'there is one order').toBe(1);
    }
  });

  test('forms that draw the same few questions are told apart, whatever others drew [EXAM-273]', () => {
    const drawing = (key: string) =>
      layOutForms(
        [
          [0, 1],
          [2, 3],
          [0, 1],
          [2, 3],
        ].map((places, form) => ({
          sections: [places.map((at) => alone(at, true))],
          seed: `${key} ${form}`,
        })),
        byPlaces,
      );
    for (const key of PAPERS) expect(differ(drawing(key))).toBe(4);
  });

  test('orders that look alike are one: two equal words tell no form from another [EXAM-273]', () => {
    const words = ['the', 'cat', 'the', 'dog'];
    const look = (_at: number, order: readonly number[]) => order.map((place) => words[place]).join(' ');
    for (const key of PAPERS) {
      const forms = formsOf([[alone(0)]], look, key);
      expect(differ(forms.map((form) => look(0, form[0]?.order ?? [])))).toBe(4);
    }
  });

  test('what differs by itself is laid out as it was before; of two that were alike the later one is not [EXAM-273]', () => {
    const told = formsOf([[alone(0), alone(1), alone(2)]]).map((form) =>
      form.map(({ at, order }) => `${at}: ${order.join('')}`),
    );
    expect(told).toEqual([
      ['0: 0231', '2: 2031', '1: 2031'],
      ['0: 3201', '1: 0132', '2: 2301'],
      // The second question was 0132 here as well.
      ['1: 0312', '0: 0132', '2: 3012'],
      ['2: 3102', '0: 1032', '1: 1023'],
    ]);
  });
});
