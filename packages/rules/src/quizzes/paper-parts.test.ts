import { describe, expect, test } from 'vitest';
import { gathered, numbersOf, opensPart, type Placed, partProblems } from './paper-parts.ts';
import { sectionMarks } from './section-marks.ts';

const SECTION = { name: 'Reading', instructions: '', draw: null };
const PASSAGE = { title: '', text: 'Every Friday…', imageMediaId: null, audioMediaId: null };
const at = (section: number | null, passage: number | null = null): Placed => ({ section, passage });

describe('the parts of a paper', () => {
  test.each([
    ['neither sections nor passages', [], [], [at(null)], []],
    ['two sections in order with a passage', [SECTION, SECTION], [PASSAGE], [at(0), at(1, 0), at(1, 0)], []],
    ['a passage without sections', [], [PASSAGE], [at(null), at(null, 0), at(null, 0)], []],
    ['a section without a name', [{ ...SECTION, name: ' ' }], [], [at(0)], ['section-without-name']],
    ['a section without questions', [SECTION, SECTION], [], [at(0)], ['section-without-questions']],
    ['an empty passage', [], [{ ...PASSAGE, text: '' }], [at(null, 0)], ['empty-passage']],
    ['a passage that is a recording', [], [{ ...PASSAGE, text: '', audioMediaId: 'a' }], [at(null, 0)], []],
    ['a passage without questions', [], [PASSAGE], [at(null)], ['passage-without-questions']],
    ['a question outside the sections', [SECTION], [], [at(null), at(0)], ['question-without-section']],
    ['sections out of order', [SECTION, SECTION], [], [at(1), at(0)], ['out-of-order']],
    ['a passage torn apart', [], [PASSAGE], [at(null, 0), at(null), at(null, 0)], ['out-of-order']],
    ['a passage in two sections', [SECTION, SECTION], [PASSAGE], [at(0, 0), at(1, 0)], ['out-of-order']],
    ['a place that is not there', [SECTION], [], [at(0), at(7)], ['out-of-order']],
  ] as const)('%s [EXAM-20]', (_, sections, passages, questions, problems) => {
    expect(partProblems(sections, passages, questions)).toEqual(problems);
  });

  test('questions in any order come out section by section with passages whole [EXAM-20]', () => {
    const named = (name: string, section: string | null, passage: string | null = null) => ({ name, section, passage });
    const mixed = [named('1', 'b', 'p'), named('2', 'a'), named('3', 'b'), named('4', 'b', 'p'), named('5', 'a')];
    expect(gathered(mixed, ['a', 'b']).map(({ name }) => name)).toEqual(['2', '5', '1', '4', '3']);
    expect(gathered(mixed, ['b', 'a']).map(({ name }) => name)).toEqual(['1', '4', '3', '2', '5']);
  });

  test('a part is said at its first question and knows the numbers of its own [EXAM-20]', () => {
    const paper = [at(0), at(0, 0), at(0, 0), at(1)];
    expect(paper.map((_, place) => opensPart(paper, place, 'section'))).toEqual([true, false, false, true]);
    expect(paper.map((_, place) => opensPart(paper, place, 'passage'))).toEqual([false, true, false, false]);
    expect(numbersOf(paper, 'passage', 0)).toEqual([2, 3]);
  });

  test('marks are counted by section, without what does not count on a paper [EXAM-21]', () => {
    const single = { kind: 'single-choice', choices: ['a', 'b'], rightChoice: 0 } as const;
    const several = { kind: 'several-choices', choices: ['a', 'b', 'c'], rightChoices: [0, 1] } as const;
    const questions = [
      { ...single, weight: 2, section: 0 },
      { ...single, weight: 1, section: 0 },
      { ...several, weight: 3, section: 1 },
      { ...single, weight: 5, section: 1 },
    ];
    expect(sectionMarks(2, questions, [0, null, [0], -1])).toEqual([
      { earned: 2, possible: 3, open: 0 },
      { earned: 1.5, possible: 3, open: 0 },
    ]);
  });
});
