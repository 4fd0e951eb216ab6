import { describe, expect, test } from 'vitest';
import { analyseItem } from '../item-analysis.ts';
import { matchPapers, type PaperQuestion } from '../match-papers.ts';
import { questionProblems } from '../question-problems.ts';
import { NOT_COUNTED, regradePaper } from '../regrade-paper.ts';
import { readAnswers, scoreQuiz } from '../score-quiz.ts';
import { asKind, BLANK_CHOICES, kindOf, readPart } from './question-kinds.ts';
import type { SeveralChoices } from './several-choices.ts';
import type { SingleChoice } from './single-choice.ts';

/** Two right choices, `go` and `eat`, of five. */
const VERBS: SeveralChoices = {
  kind: 'several-choices',
  choices: ['go', 'school', 'eat', 'red', 'cairo'],
  rightChoices: [0, 2],
};
const ORDER = [4, 3, 2, 1, 0];

describe('a question with several right choices', () => {
  test.each<[string, number[], number]>([
    ['all the right ones', [0, 2], 1],
    ['one of the right ones', [2], 1 / 2],
    ['a right and a wrong one', [0, 1], 1 / 6],
    ['all the right ones and a wrong one', [0, 1, 2], 2 / 3],
    ['a wrong one', [1], 0],
    ['more wrong than right', [0, 1, 3], 0],
    ['everything', [0, 1, 2, 3, 4], 0],
  ])('ticking %s: %j earns %d of its mark [KIND-02]', (_, ticks, share) => {
    expect(kindOf(VERBS).grade(VERBS, ticks)).toBeCloseTo(share, 10);
    expect(kindOf(VERBS).grade(VERBS, ticks) === 1).toBe(share === 1);
  });

  test('without a wrong choice each right one is its part of the mark [KIND-02]', () => {
    const all: SeveralChoices = { ...VERBS, choices: ['go', 'eat'], rightChoices: [0, 1] };
    expect([[0], [0, 1]].map((ticks) => kindOf(all).grade(all, ticks))).toEqual([0.5, 1]);
  });

  test('earns its share of its weight in a quiz, and counts as right only when it is wholly right [KIND-02]', () => {
    const single: SingleChoice = { kind: 'single-choice', choices: ['a', 'b'], rightChoice: 0 };
    const quiz = [{ ...VERBS, weight: 4 }, single];
    expect(scoreQuiz(quiz, [[0], 0])).toMatchObject({ correctCount: 1, total: 2, percent: 60, possibleMarks: 5 });
    expect(scoreQuiz(quiz, [[0, 2], 0])).toMatchObject({ correctCount: 2, total: 2, percent: 100, possibleMarks: 5 });
    expect(scoreQuiz(quiz, [null, 0])).toMatchObject({ correctCount: 1, total: 2, percent: 20, possibleMarks: 5 });
  });

  test.each<[unknown, unknown]>([
    // The student sees the choices backwards.
    [[4], [[0]]],
    [[2, 4], [[0, 2]]],
    [[4, 2], [[0, 2]]],
    [[], 'unanswered'],
    [null, 'unanswered'],
    [2, 'no-such-answer'],
    [[2, 2], 'no-such-answer'],
    [[5], 'no-such-answer'],
    [[2, 5], 'no-such-answer'],
    [[-1], 'unanswered'],
    [['2'], 'no-such-answer'],
    [[0.5], 'no-such-answer'],
  ])('%j, sent by the places that the student saw, is read as %j [KIND-03]', (sent, read) => {
    expect(readAnswers([VERBS], [ORDER], [sent])).toEqual(read);
  });

  test('is shown without its key before, and with it and what was ticked after [KIND-04]', () => {
    expect(kindOf(VERBS).present(VERBS, ORDER)).toEqual({
      kind: 'several-choices',
      answers: ['cairo', 'red', 'eat', 'school', 'go'].map((text) => ({ text, isCorrect: null })),
    });
    expect(kindOf(VERBS).mark(VERBS, ORDER, [1, 2])).toEqual({
      kind: 'several-choices',
      chosen: [2, 3],
      share: (1 * 3 - 1 * 2) / 6,
      answers: ['cairo', 'red', 'eat', 'school', 'go'].map((text) => ({
        text,
        isCorrect: text === 'eat' || text === 'go',
      })),
    });
  });

  test.each<[string, Partial<SeveralChoices>, string[]]>([
    ['complete', {}, []],
    ['nothing right', { rightChoices: [] }, ['no-right-choice']],
    ['one right', { rightChoices: [1] }, ['one-right-choice']],
    ['everything right', { rightChoices: [0, 1, 2, 3, 4] }, ['no-wrong-choice']],
    [
      'everything right that has words',
      { choices: ['go', 'eat', ' '], rightChoices: [0, 1] },
      ['empty-choice', 'no-wrong-choice'],
    ],
    ['right ones that are not there', { rightChoices: [0, 7] }, ['no-right-choice']],
    ['the same one twice', { rightChoices: [0, 0] }, ['no-right-choice']],
    ['one choice', { choices: ['go'], rightChoices: [0] }, ['too-few-choices', 'one-right-choice']],
  ])('%s: what keeps it out of a quiz [KIND-01]', (_, change, problems) => {
    const frame = { text: 'Verbs?', weight: 1, explanation: '', imageMediaId: null };
    expect(questionProblems({ ...frame, ...VERBS, ...change })).toEqual(problems);
  });

  test('comes out of its row as it went in, and becomes a single choice and back [KIND-01]', () => {
    expect(readPart({ kind: 'several-choices', ...kindOf(VERBS).toRow(VERBS) })).toEqual(VERBS);
    for (const details of [{}, { rightChoices: 2 }, { rightChoices: ['0'] }, { rightChoices: [0, '2'] }]) {
      const row = { kind: 'several-choices', choices: VERBS.choices, rightChoice: null, details } as const;
      expect(readPart(row)).toEqual({ ...VERBS, rightChoices: [] });
    }
    const single = asKind(VERBS, 'single-choice');
    expect(single).toEqual({ kind: 'single-choice', choices: VERBS.choices, rightChoice: null });
    expect(asKind({ ...VERBS, rightChoices: [2] }, 'single-choice')).toMatchObject({ rightChoice: 2 });
    expect(asKind(single, 'several-choices')).toEqual({ ...VERBS, rightChoices: [] });
  });

  test.each(['single-choice', 'gaps', 'word-order', 'matching', 'written'] as const)(
    'has four empty choices when it was an empty %s, and none of them is right [EXAM-291]',
    (kind) => {
      const empty = asKind({ kind: 'single-choice', choices: BLANK_CHOICES, rightChoice: null }, kind);
      const several = { kind: 'several-choices', choices: BLANK_CHOICES, rightChoices: [] };
      expect(asKind(empty, 'several-choices')).toEqual(several);
    },
  );
});

describe('regrading several right choices', () => {
  const paper = (change: Partial<SeveralChoices> = {}): PaperQuestion[] => [
    { ...VERBS, ...change, identity: '1', text: 'Verbs?', weight: 1, imageMediaId: null },
  ];
  const regrade = (now: PaperQuestion[], answer: number[]) => regradePaper(now, matchPapers(paper(), now), [answer]);

  test.each<[string, Partial<SeveralChoices>, number[], unknown, number | null]>([
    ['the key is corrected', { rightChoices: [0, 1] }, [0, 1], [0, 1], 100],
    [
      'the choices change places',
      { choices: ['cairo', 'red', 'eat', 'school', 'go'], rightChoices: [2, 4] },
      [0, 2],
      [2, 4],
      100,
    ],
    [
      'a wrong choice that was ticked is withdrawn',
      { choices: ['go', 'eat', 'red', 'cairo'], rightChoices: [0, 1] },
      [0, 1, 2],
      [0, 1],
      100,
    ],
    ['another question is written in its place', { choices: ['x', 'y', 'z', 'red', 'cairo'] }, [0, 2], null, null],
  ])('when %s, the answer goes along [KIND-09]', (_, change, answer, carried, percent) => {
    const regraded = regrade(paper(change), answer);
    expect(regraded?.answers[0] ?? null).toEqual(carried);
    expect(regraded?.percent ?? null).toBe(percent);
  });

  test('when everything that was ticked is withdrawn, or the kind changes, it does not count [KIND-09]', () => {
    const rest: PaperQuestion = { ...VERBS, identity: '2', text: 'Rest?', weight: 1, imageMediaId: null };
    const earlier = [...paper(), rest];
    const grade = (now: PaperQuestion[]) => regradePaper(now, matchPapers(earlier, now), [[1], [0, 2]]);
    const without = { choices: ['go', 'eat', 'red', 'cairo'], rightChoices: [0, 1] };
    expect(grade([...paper(without), rest])).toMatchObject({ answers: [NOT_COUNTED, [0, 2]], total: 1 });
    const [several] = paper();
    const single = { ...several, kind: 'single-choice', rightChoice: 1 } as PaperQuestion;
    expect(grade([single, rest])).toMatchObject({ answers: [NOT_COUNTED, [0, 2]], percent: 100, total: 1 });
    const again = regradePaper(earlier, matchPapers(earlier, earlier), [NOT_COUNTED, [0, 2]]);
    expect(again).toMatchObject({ answers: [NOT_COUNTED, [0, 2]], percent: 100, total: 1 });
  });
});

describe('the analysis of several right choices', () => {
  test('the class’s share of the mark is the difficulty, and every tick is counted [KIND-08]', () => {
    const answers = [
      { score: 100, answer: [0, 2], papers: 5 },
      { score: 0, answer: [0], papers: 2 },
      { score: 0, answer: [1, 3], papers: 3 },
    ];
    const item = analyseItem(VERBS, answers);
    expect(item.difficulty).toBeCloseTo(6 / 10);
    expect(item.choices.map(({ papers }) => papers)).toEqual([7, 3, 5, 3, 0]);
    expect(item.discrimination).toBeCloseTo(1 - 1 / 5, 5);
    expect(item.reading).toBe('good');
  });

  test('strong students who prefer a wrong choice to one of the right ones put the key in doubt [KIND-08]', () => {
    const answers = [
      { score: 90, answer: [0, 1], papers: 6 },
      { score: 10, answer: [3], papers: 6 },
    ];
    expect(analyseItem(VERBS, answers).reading).toBe('check-key');
  });
});
