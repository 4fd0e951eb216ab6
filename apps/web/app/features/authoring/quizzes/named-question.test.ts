import { expect, test } from 'vitest';
import { namedQuestion } from './named-question.ts';

const LONG = 'Why? '.repeat(30).trim();
const questions = ['She ___ here.', 'Write', 'Write', 'Match', LONG].map((text, at) => ({
  ...{ id: at + 1, text, from: at === 1 ? null : 10 + at },
}));
const stored = [
  { id: 10, identity: 'first' },
  { id: 14, identity: 'long' },
  { id: 19, identity: 'not under the pen' },
];

test.each([
  ['#question-4', null, 4],
  ['#question-3', 'Write', 3],
  ['#question-1', 'Match', 4],
  ['#question-2', 'It was taken out', undefined],
  ['#question-9', null, undefined],
  ['#regrade', null, undefined],
])('who comes for %s with the words %s finds question %s of today’s paper [EXAM-239]', (hash, question, id) => {
  expect(namedQuestion(questions, stored, { hash, state: question && { question } })?.id).toBe(id);
});

test.each([
  ['#question-2', { question: 'She was here.', identity: 'first' }, 1],
  ['#question-2', { identity: 'first' }, 1],
  ['#question-3', { question: 'Write', identity: 'taken out' }, undefined],
  ['#question-3', { question: 'Write', identity: 'not under the pen' }, undefined],
  ['#question-1', { question: `${LONG.slice(0, 120)}…` }, 5],
  ['#question-5', { question: `${LONG.slice(0, 120)}…` }, 5],
])('who comes for %s with %j finds question %s, reworded or long as it may be [EXAM-292]', (hash, state, id) => {
  expect(namedQuestion(questions, stored, { hash, state })?.id).toBe(id);
});
