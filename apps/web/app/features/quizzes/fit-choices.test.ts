import type { Answer } from '@hessa/rules/quizzes/kinds/question-kinds';
import { describe, expect, test } from 'vitest';
import { fitChoices, keptChoice, mergeChoices, textMark } from './fit-choices.ts';
import type { QuizDraft } from './quiz-draft.ts';
import type { Paper, Question } from './quiz-paper.ts';

const question = (text: string, ...answers: string[]): Question => ({
  text,
  imageUrl: null,
  weight: 1,
  answers: answers.map((answer) => ({ text: answer, isCorrect: null })),
});
const [GO, WRITE, SING] = [
  question('go', 'went', 'goed'),
  question('write', 'wrote', 'written'),
  question('sing', 'sang', 'sung'),
];
const paper = (saved: (Answer | null)[], questions = [GO, WRITE, SING], basedOn = 1): Paper => ({
  lessonName: 'Past',
  basedOn,
  holdsCourse: true,
  sections: [],
  passages: [],
  questions,
  saved,
});
const draft = (choices: QuizDraft['choices']): QuizDraft => ({ basedOn: 1, index: 0, choices });
const chosen = (choices: Record<number, { choice: Answer }>) =>
  Object.fromEntries(Object.entries(choices).map(([at, { choice }]) => [at, choice]));

describe('what the phone and the server keep of one quiz', () => {
  const own = draft({ 0: keptChoice(GO, 0, 500) });
  const standing = { fresh: true, unsent: new Set<number>(), openedAt: 1000 };

  test.each([
    ['what only one of them knows is taken from it', [null, 1, null], standing, { 0: 0, 1: 1 }],
    [
      'a choice that was sent is the server’s to tell: another device may have changed it',
      [1, null, null],
      standing,
      { 0: 1 },
    ],
    ['a choice that was not sent yet stays', [1, null, null], { ...standing, unsent: new Set([0]) }, { 0: 0 }],
    ['a paper from the phone’s shelf knows nothing newer', [1, null, null], { ...standing, fresh: false }, { 0: 0 }],
    ['a choice made here since the quiz was opened stays', [1, null, null], { ...standing, openedAt: 400 }, { 0: 0 }],
  ])('%s [OP-QUIZ-10]', (_, saved, where, expected) => {
    expect(chosen(mergeChoices(own, paper(saved), where))).toEqual(expected);
  });

  test('nothing kept here: another device’s choices are all there is [OP-QUIZ-10]', () => {
    expect(chosen(mergeChoices(null, paper([null, 1, 0]), standing))).toEqual({ 1: 1, 2: 0 });
  });

  test('a choice that the question does not have is no choice', () => {
    expect(mergeChoices(draft({ 0: keptChoice(GO, 7, 500) }), paper([null, null, null]), standing)).toEqual({});
  });
});

describe('a paper that the teacher changed', () => {
  test('keeps each choice whose question and answer are still there, wherever they moved to [T-QUIZ-7]', () => {
    const own = draft({ 0: keptChoice(GO, 0, 1), 1: keptChoice(WRITE, 1, 2), 2: keptChoice(SING, 0, 3) });
    const now = paper([null, null, null], [question('sing', 'sung', 'sang'), question('write', 'wrote'), GO], 2);
    expect(chosen(fitChoices(own, now))).toEqual({ 0: 1, 2: 0 });
  });

  test('is compared by marks: the phone keeps none of its words', () => {
    const kept = JSON.stringify(keptChoice(GO, 0, 1));
    expect(kept).not.toContain('went');
    expect(textMark(' two  words ')).toBe(textMark('two words'));
    expect(textMark('went')).not.toBe(textMark('goed'));
  });
});

describe('answers of kinds without choices on a changed paper', () => {
  const frame = { imageUrl: null, weight: 1 };
  const order = (...words: string[]) => ({ ...frame, kind: 'word-order' as const, text: 'Order', words });
  const match = (...rights: string[]) => ({
    ...frame,
    kind: 'matching' as const,
    text: 'Match',
    lefts: ['a', 'b'],
    rights,
  });
  const gaps = (count: number) => ({
    ...frame,
    kind: 'gaps' as const,
    text: 'Fill',
    gaps: count,
    forgives: { capitals: true, apostrophes: false },
  });

  test('words and matches are found again wherever they stand now, and what was typed stays [EXAM-25, EXAM-26]', () => {
    const kept = draft({
      0: keptChoice(order('I', 'am', 'I'), [2, 1, 0], 1),
      1: keptChoice(match('x', 'y'), [-1, 0], 1),
      2: keptChoice(gaps(1), ['went'], 1),
    });
    const now = paper([], [order('am', 'I', 'I'), match('y', 'x'), gaps(1)] as never, 2);
    const fitted = fitChoices(kept, { ...now, saved: [null, null, null] });
    expect(Object.values(fitted).map(({ choice }) => choice)).toEqual([[1, 0, 2], [-1, 1], ['went']]);
  });
});
