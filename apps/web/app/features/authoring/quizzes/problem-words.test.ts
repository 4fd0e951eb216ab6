import { expect, test } from 'vitest';
import { partSentences, problemSentences } from './problem-words.ts';

const lacks = (numbers: readonly number[]) =>
  numbers.map((number) => ({ id: String(number), number, problems: ['no-right-choice' as const] }));

test.each([
  [[3], 'السؤال ٣ لسه من غير إجابة صح'],
  [[9, 10], 'سؤالين (٩ و١٠) لسه من غير إجابة صح'],
  [[1, 4, 12], '٣ أسئلة (١، ٤ و١٢) لسه من غير إجابة صح'],
])('questions %j are named with what they lack', (numbers, sentence) => {
  expect(problemSentences(lacks(numbers), 'arabic')).toEqual([sentence]);
});

test('sections without questions are named [DESK-156]', () => {
  const section = (name: string) => ({ id: name, name, instructions: '', draw: null });
  const paper = { sections: [section('Reading'), section('Writing')], passages: [], questions: [] };
  expect(partSentences(paper)).toEqual(['«Reading» و«Writing» لسه من غير أسئلة']);
  expect(partSentences({ ...paper, sections: [] })).toEqual([]);
});

test('what several questions lack is said once each', () => {
  const incomplete = [
    { id: 'a', number: 1, problems: ['no-text' as const, 'no-right-choice' as const] },
    { id: 'b', number: 2, problems: ['no-right-choice' as const] },
  ];
  expect(problemSentences(incomplete, 'latin')).toEqual([
    'السؤال 1 لسه من غير نص',
    'سؤالين (1 و2) لسه من غير إجابة صح',
  ]);
});
