import { describe, expect, test } from 'vitest';
import type { SingleChoice } from './kinds/single-choice.ts';
import { type PaperQuestion as AnyQuestion, matchPapers } from './match-papers.ts';
import { NOT_COUNTED, regradePaper } from './regrade-paper.ts';

type PaperQuestion = Extract<AnyQuestion, SingleChoice>;

const question = (identity: string, change: Partial<PaperQuestion> = {}): PaperQuestion => ({
  identity,
  text: `Question ${identity}`,
  kind: 'single-choice',
  choices: ['for', 'since', 'ago', 'from'],
  rightChoice: 0,
  weight: 1,
  imageMediaId: null,
  ...change,
});
const EARLIER = [question('1'), question('2'), question('3'), question('4')];
/** Right in the first two, wrong in the others. */
const ANSWERS = [0, 0, 1, 2];

const regrade = (now: readonly PaperQuestion[], answers: readonly number[] = ANSWERS) =>
  regradePaper(now, matchPapers(EARLIER, now), answers);
const changed = (at: number, change: Partial<PaperQuestion>) =>
  EARLIER.map((known, place) => (place === at ? { ...known, ...change } : known));

describe('regrading a paper', () => {
  test.each<[string, readonly PaperQuestion[], number[] | null, number | null]>([
    ['nothing changed', EARLIER, [0, 0, 1, 2], 50],
    ['the key of a question is corrected', changed(2, { rightChoice: 1 }), [0, 0, 1, 2], 75],
    ['a right answer becomes wrong', changed(0, { rightChoice: 1 }), [0, 0, 1, 2], 25],
    ['a question counts for more', changed(0, { weight: 3 }), [0, 0, 1, 2], (4 * 100) / 6],
    ['the questions change places', EARLIER.toReversed(), [2, 1, 0, 0], 50],
    [
      'the choices change places',
      changed(2, { choices: ['from', 'ago', 'since', 'for'], rightChoice: 2 }),
      [0, 0, 2, 2],
      75,
    ],
    ['the words of a question are mended', changed(2, { text: 'Mended', rightChoice: 1 }), [0, 0, 1, 2], 75],
    [
      'the words of a choice are mended',
      changed(2, { choices: ['for', 'Since', 'ago', 'from'], rightChoice: 1 }),
      [0, 0, 1, 2],
      75,
    ],
    [
      'the choice that was taken is withdrawn',
      changed(2, { choices: ['for', 'ago', 'from'] }),
      [0, 0, NOT_COUNTED, 2],
      (2 * 100) / 3,
    ],
    [
      'half of the choices are other ones',
      changed(2, { choices: ['for', 'since', 'x', 'y'], rightChoice: 1 }),
      [0, 0, 1, 2],
      75,
    ],
    [
      'the choice that was taken is withdrawn and another has its place',
      changed(2, { choices: ['for', 'ago', 'x', 'from'] }),
      [0, 0, NOT_COUNTED, 2],
      (2 * 100) / 3,
    ],
    [
      'the last choice, which was taken, is withdrawn',
      changed(3, { choices: ['for', 'since'] }),
      [0, 0, 1, NOT_COUNTED],
      (2 * 100) / 3,
    ],
    ['a choice is added', changed(2, { choices: ['for', 'since', 'ago', 'from', 'by'] }), [0, 0, 1, 2], 50],
    ['a question is taken out', EARLIER.slice(0, 3), [0, 0, 1], (2 * 100) / 3],
    ['a question is added', [question('5'), ...EARLIER], [NOT_COUNTED, 0, 0, 1, 2], 50],
    [
      'another question is written in its place',
      changed(3, { choices: ['a', 'b', 'c', 'from'] }),
      [0, 0, 1, NOT_COUNTED],
      (2 * 100) / 3,
    ],
    ['all questions are new', [question('5', { text: 'New' })], null, null],
    ['no question is left', [], null, null],
  ])('when %s', (_, now, answers, percent) => {
    const regraded = regrade(now);
    expect(regraded?.answers ?? null).toEqual(answers);
    expect(regraded?.percent ?? null).toBe(percent);
  });

  test('a paper that was imported anew is known by its words, each question once', () => {
    const twins = [question('1', { text: 'Choose:' }), question('2', { text: 'Choose:' })];
    const imported = [
      question('8', { text: ' Choose: ' }),
      question('9', { text: 'Choose:' }),
      question('7', { text: 'Choose:' }),
    ];
    expect(matchPapers(twins, imported).map((match) => match?.at ?? null)).toEqual([0, 1, null]);
  });

  test('a paper that was imported anew is known with its choices in another order', () => {
    const [known = question('1')] = EARLIER;
    const imported = question('9', { text: known.text, choices: known.choices.toReversed(), rightChoice: 3 });
    expect(regrade([imported], [0])).toMatchObject({ answers: [3], percent: 100 });
  });

  test('a question that made room for another one is known where it is written again', () => {
    const [known = question('1')] = EARLIER;
    const another = question('1', { text: 'Another', choices: ['red', 'green', 'blue'] });
    const now = [another, question('9', { text: known.text })];
    expect(matchPapers(EARLIER, now).map((match) => match?.at ?? null)).toEqual([null, 0]);
  });

  test('what was regraded once comes out the same again', () => {
    const now = changed(2, { choices: ['for', 'ago', 'from'] });
    const once = regrade(now);
    expect(regradePaper(now, matchPapers(now, now), once?.answers ?? [])).toEqual(once);
  });

  test('a question that was left empty goes on counting and earns nothing [EXAM-08]', () => {
    const regraded = regradePaper(EARLIER, matchPapers(EARLIER, EARLIER), [0, null, null, 0]);
    expect(regraded).toMatchObject({ answers: [0, null, null, 0], total: 4 });
    expect(regraded?.correctCount).toBeLessThan(3);
  });
});
