import { describe, expect, test } from 'vitest';
import { FORM_LETTERS, type FormSection, formSections, layOutForm } from './exam-form.ts';

const alone = (at: number, pinned = false) => [{ at, shuffled: 4, pinned }];
const formsOf = (sections: readonly FormSection[]) =>
  FORM_LETTERS.map((letter) => layOutForm(sections, `key ${letter}`));
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
    expect(layOutForm(TWENTY, 'key أ')).toEqual(layOutForm(TWENTY, 'key أ'));
    expect(layOutForm(TWENTY, 'other أ')).not.toEqual(layOutForm(TWENTY, 'key أ'));
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
      const place = layOutForm([[alone(0)]], `paper ${paper}`)[0]?.order.indexOf(0) ?? -1;
      counts[place] = (counts[place] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 125)).toBeLessThan(45);
  });
});
