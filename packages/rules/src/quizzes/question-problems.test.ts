import { describe, expect, test } from 'vitest';
import type { SingleChoice } from './kinds/single-choice.ts';
import { QUESTION_LIMITS } from './question-limits.ts';
import { type QuestionFrame, questionProblems } from './question-problems.ts';

type WrittenQuestion = QuestionFrame & SingleChoice<number | null>;

const COMPLETE: WrittenQuestion = {
  text: 'Mariam ______ English since she was ten.',
  kind: 'single-choice',
  choices: ['studies', 'has studied'],
  rightChoice: 1,
  weight: 1,
  explanation: '',
  imageMediaId: null,
};
const long = (length: number) => 'x'.repeat(length);

describe('what keeps a question out of a quiz', () => {
  test.each<[string, Partial<WrittenQuestion>, string[]]>([
    ['a complete question', {}, []],
    [
      'nothing written',
      { text: ' ', choices: ['', ''], rightChoice: null },
      ['no-text', 'too-few-choices', 'no-right-choice'],
    ],
    ['a picture instead of words', { text: '', imageMediaId: 'picture-1' }, []],
    ['one choice', { choices: ['since'], rightChoice: 0 }, ['too-few-choices']],
    ['six choices', { choices: ['a', 'b', 'c', 'd', 'e', 'f'] }, []],
    ['seven choices', { choices: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }, ['too-many-choices']],
    ['a choice left empty', { choices: ['since', 'for', ' '] }, ['empty-choice']],
    [
      'a right choice left empty',
      { choices: ['since', 'for', ' '], rightChoice: 2 },
      ['empty-choice', 'no-right-choice'],
    ],
    ['the same choice but for its spaces', { choices: ['has  been', ' has been'] }, ['same-choice-twice']],
    ['choices that differ in a space', { choices: ['every day', 'everyday'] }, []],
    ['choices that differ in a capital', { choices: ['english', 'English'] }, []],
    ['a right choice that is not there', { rightChoice: 2 }, ['no-right-choice']],
    ['a right choice between two', { rightChoice: 0.5 }, ['no-right-choice']],
    ['no weight', { weight: 0 }, ['weight-out-of-range']],
    ['half a mark', { weight: 1.5 }, ['weight-out-of-range']],
    ['too much weight', { weight: QUESTION_LIMITS.weightAtMost + 1 }, ['weight-out-of-range']],
    ['a whole page', { text: long(QUESTION_LIMITS.textLength + 1) }, ['text-too-long']],
    ['as much as a choice may hold', { choices: ['a', long(QUESTION_LIMITS.choiceLength)] }, []],
    ['a page as a choice', { choices: ['a', long(QUESTION_LIMITS.choiceLength + 1)] }, ['choice-too-long']],
    [
      'a book as an explanation',
      { explanation: long(QUESTION_LIMITS.explanationLength + 1) },
      ['explanation-too-long'],
    ],
  ])('%s', (_, change, problems) => {
    expect(questionProblems({ ...COMPLETE, ...change })).toEqual(problems);
  });
});
