import { expect, test } from 'vitest';
import { playerOf } from './kinds/question-players.ts';
import { mistakesOf, placesThatExplain } from './mistakes-of.ts';
import type { MarkedQuestion } from './quiz-result.ts';

const choices = (...right: number[]) => ['a', 'b', 'c'].map((text, at) => ({ text, isCorrect: right.includes(at) }));
const frame = { text: 'Q', imageUrl: null, explanation: null, explainedIn: null, weight: 1 };
const single = (chosen: number, more = {}): MarkedQuestion => ({ ...frame, chosen, answers: choices(0), ...more });
const several = (chosen: number[], share: number): MarkedQuestion => ({
  ...frame,
  kind: 'several-choices',
  chosen,
  answers: choices(0, 1),
  share,
});

test('whatever is not wholly right is a mistake, by its place on the paper [LEARN-45]', () => {
  const review = [single(0), single(1), several([0, 1], 1), several([0], 0.5)];
  expect(mistakesOf(review).map(({ at }) => at)).toEqual([1, 3]);
});

test('an answer in practice is judged as the server would judge it [LEARN-47]', () => {
  const verdicts = (question: MarkedQuestion, answers: (number | number[])[]) =>
    answers.map((answer) => playerOf(question).verdict(playerOf(question).answered(question, answer)));
  expect(verdicts(single(2), [0, 1])).toEqual(['right', 'wrong']);
  expect(verdicts(several([2], 0), [[0, 1], [0], [2], [0, 1, 2]])).toEqual(['right', 'partly', 'wrong', 'wrong']);
});

test('the part that explains most mistakes comes first, each part once, three at most [LEARN-46]', () => {
  const at = (second: number) => single(1, { explainedIn: { lessonId: 7, lessonName: 'since', second } });
  const places = placesThatExplain(mistakesOf([at(10), at(20), at(20), single(1), at(30), at(40)]));
  expect(places.map(({ place, count }) => [place.second, count])).toEqual([
    [20, 2],
    [10, 1],
    [30, 1],
  ]);
});
