import { expect, test } from 'vitest';
import { namedQuestion } from './named-question.ts';

const questions = ['She ___ here.', 'Write', 'Write', 'Match'].map((text, at) => ({ id: at + 1, text }));

test.each([
  ['#question-4', null, 4],
  ['#question-3', 'Write', 3],
  ['#question-1', 'Match', 4],
  ['#question-2', 'It was taken out', undefined],
  ['#question-9', null, undefined],
  ['#regrade', null, undefined],
])('who comes for %s with the words %s finds question %s of today’s paper [EXAM-239]', (hash, question, id) => {
  expect(namedQuestion(questions, { hash, state: question && { question } })?.id).toBe(id);
});
