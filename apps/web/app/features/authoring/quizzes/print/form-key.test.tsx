import type { Matching } from '@hessa/rules/quizzes/kinds/matching';
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
const printed = (asked: Question, order?: readonly number[]) =>
  renderToStaticMarkup(
    <PrintedQuestion
      {...{ question: asked, place: 1, before: null, order, digits: 'arabic' }}
      withKey
      showsWeight={false}
    />,
  );

const lettersOn = (sheet: string) => [...sheet.matchAll(/printed-match">\((.)\)/g)].map(([, letter]) => letter);

test.each([
  [[3, 1, 0, 2], 'c b d a'],
  [[1, 2, 3, 0], 'd a b c'],
  // Never each beside what it belongs to.
  [[0, 1, 2, 3], 'd a b c'],
])(
  'a match stands in the order of its form %o, and the key has the letters of that form [EXAM-262, EXAM-210]',
  (order, key) => {
    const sheet = printed(MATCH, order);
    expect(lettersOn(sheet).join(' ')).toBe(key);
    expect(formKey(MATCH, order)).toBe(key);
    const { rights } = MATCH as Question & Matching;
    const listed = [...rights].sort((one, other) => sheet.indexOf(one) - sheet.indexOf(other));
    expect(key.split(' ').map((letter) => listed['abcd'.indexOf(letter)])).toEqual(rights);
  },
);

test('a match keeps its order in a form when its words are mended [EXAM-262]', () => {
  const { rights } = MATCH as Question & Matching;
  const mended = { ...MATCH, rights: ['z bag', ...rights.slice(1)] } as Question;
  for (const order of [
    [3, 1, 0, 2],
    [0, 1, 2, 3],
  ]) {
    expect(formKey(mended, order)).toBe(formKey(MATCH, order));
  }
});

test('without a form no match is printed with each beside what it belongs to [EXAM-210]', () => {
  const inOrder = question({ kind: 'matching', lefts: ['big', 'small', 'old'], rights: ['large', 'tiny', 'worn'] });
  expect(lettersOn(printed(inOrder))).toEqual(['c', 'a', 'b']);
});

test.each([
  [[2, 0, 1], 'been.  /  I  /  have'],
  // Never as the sentence.
  [[0, 1, 2], 'have  /  been.  /  I'],
  [undefined, 'been.  /  have  /  I'],
])(
  'words to put in order stand in the order of the form %o, without one by their letters [EXAM-274]',
  (order, words) => {
    const sheet = printed(question({ kind: 'word-order', words: ['I', 'have', 'been.'] }), order);
    expect(sheet).toContain(`printed-words">${words}<`);
    expect(sheet).toContain('I have been.');
  },
);

test('the criteria of a written question are counted on its key in the digits of the page [EXAM-233]', () => {
  const written = question({ kind: 'written', words: null, rubric: [{ name: 'الأفكار', marks: 2 }], model: '' });
  expect(printed(written, []).replace(/<[^>]+>/g, '')).toContain('الأفكار: ٢');
});

test('the key of a match in Arabic has the Arabic letters of its sheet [EXAM-210]', () => {
  const arabic = { ...MATCH, text: 'وصّل الكلمة بمعناها.' };
  const onSheet = lettersOn(printed(arabic, [2, 0, 1, 3]));
  expect(onSheet).toEqual(['ب', 'ج', 'أ', 'د']);
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
