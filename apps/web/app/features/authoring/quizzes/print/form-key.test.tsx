import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StoredQuiz } from '../edited-question.ts';
import { formKey } from './form-key.ts';
import { PrintedQuestion } from './printed-question.tsx';

type Question = StoredQuiz['questions'][number];

const FRAME = { id: 'q', weight: 1, explanation: null, imageUrl: null, pinned: false };
const question = (part: object): Question => ({ ...FRAME, text: 'Match.', ...part }) as unknown as Question;

const MATCH = question({
  kind: 'matching',
  lefts: ['suitcase', 'passport', 'ticket', 'guide'],
  rights: ['a bag for clothes', 'a travel document', 'a paper you pay for', 'a person who shows places'],
});
const printed = (asked: Question, order: readonly number[]) =>
  renderToStaticMarkup(
    <PrintedQuestion
      {...{ question: asked, place: 1, before: null, order, digits: 'arabic' }}
      withKey
      showsWeight={false}
    />,
  );

test('the key of a form has the letters of a match as that form prints them, in the order of its words [EXAM-210]', () => {
  for (const order of [
    [0, 1, 2, 3],
    [3, 1, 0, 2],
  ]) {
    const onSheet = [...printed(MATCH, order).matchAll(/printed-match">\((.)\)/g)].map(([, letter]) => letter);
    expect(onSheet).toEqual(['a', 'd', 'b', 'c']);
    expect(formKey(MATCH, order)).toBe(onSheet.join(' '));
  }
});

test('no match is printed with each beside what it belongs to [EXAM-210]', () => {
  const inOrder = question({ kind: 'matching', lefts: ['big', 'small', 'old'], rights: ['large', 'tiny', 'worn'] });
  expect(formKey(inOrder, [0, 1, 2])).toBe('c a b');
});

test('the criteria of a written question are counted on its key in the digits of the page [EXAM-233]', () => {
  const written = question({ kind: 'written', words: null, rubric: [{ name: 'الأفكار', marks: 2 }], model: '' });
  expect(printed(written, []).replace(/<[^>]+>/g, '')).toContain('الأفكار: ٢');
});

test('the key of a match in Arabic has the Arabic letters of its sheet [EXAM-210]', () => {
  const arabic = { ...MATCH, text: 'وصّل الكلمة بمعناها.' };
  const onSheet = [...printed(arabic, [2, 0, 1, 3]).matchAll(/printed-match">\((.)\)/g)].map(([, letter]) => letter);
  expect(onSheet).toEqual(['أ', 'د', 'ب', 'ج']);
  expect(formKey(arabic, [2, 0, 1, 3])).toBe(onSheet.join(' '));
});

test.each([
  ['single-choice', { choices: ['x', 'y', 'z'], rightChoice: 0 }, [2, 0, 1], 'b'],
  ['several-choices', { choices: ['x', 'y', 'z'], rightChoices: [0, 2] }, [2, 1, 0], 'a c'],
  ['true-false', { choices: ['True', 'False'], rightChoice: 1 }, [0, 1], 'b'],
  ['gaps', { gaps: [['went', 'did go'], ['home']] }, [], 'went / did go, home'],
  ['word-order', { words: ['I', 'have', 'been.'] }, [2, 0, 1], 'I have been.'],
  ['written', { words: null, rubric: [], model: '' }, [], null],
])('the key of a form says of %s what is right in that form [EXAM-210]', (kind, part, order, key) => {
  expect(formKey(question({ kind, ...part }), order)).toBe(key);
});
