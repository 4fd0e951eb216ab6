import { expect, test } from 'vitest';
import { judgedChanges } from './judged-changes.ts';
import { type WordedPaper, wordChanges } from './word-changes.ts';

type Question = WordedPaper['questions'][number];

const question = (identity: string, edit: Partial<Record<string, unknown>> = {}): Question =>
  ({
    ...{ identity, text: `Question ${identity}`, weight: 1, imageMediaId: null, section: null, passage: null },
    ...{ explanation: null, explainedLessonId: null, explainedSecond: null, pinned: false },
    ...{ kind: 'single-choice', choices: ['for', 'since', 'ago'], rightChoice: 0 },
    ...edit,
  }) as unknown as Question;
const paper = (questions: Question[], parts: Partial<WordedPaper> = {}): WordedPaper => ({
  ...{ sections: [], passages: [] },
  ...parts,
  questions,
});
const FIRST = question('a');
const BOTH = paper([FIRST, question('b')]);

test.each([
  ['wording', { text: 'Put better' }, { before: 'Question a', after: 'Put better' }],
  ['choice-words', { choices: ['for', 'since', 'agoo'] }, { before: 'for، since، ago', after: 'for، since، agoo' }],
  ['picture', { imageMediaId: 'p' }, {}],
  ['explanation', { explanation: 'Why' }, { before: '', after: 'Why' }],
  ['explained-in', { explainedLessonId: 4, explainedSecond: 9 }, {}],
  ['pinned', { pinned: true }, { after: 'pinned' }],
])('an edit of the %s is told with its question, and judges nobody otherwise [EXAM-269]', (what, edit, told) => {
  const now = paper([question('a', edit), question('b')]);
  expect(wordChanges(BOTH, now)).toEqual([
    { what, number: 1, text: 'text' in edit ? edit.text : 'Question a', before: '', after: '', ...told },
  ]);
  expect(judgedChanges(BOTH as never, now as never)).toEqual([]);
});

test('the order of the questions and the words of parts are told once of the paper [EXAM-269]', () => {
  const whole = { number: 0, text: '', before: '', after: '' };
  const turned = paper([question('b'), FIRST], { sections: [{ name: 'Grammar', instructions: '', draw: null }] });
  expect(wordChanges(BOTH, turned)).toEqual([
    { ...whole, what: 'order' },
    { ...whole, what: 'parts' },
  ]);
});

test('a changed key, a question more and nothing at all are no change of words [EXAM-269]', () => {
  expect(wordChanges(BOTH, paper([question('a', { rightChoice: 1 }), question('b'), question('c')]))).toEqual([]);
  expect(wordChanges(BOTH, BOTH)).toEqual([]);
});
