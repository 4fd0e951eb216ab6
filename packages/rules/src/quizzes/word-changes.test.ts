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

test('other lengths or another form of a text are told, where nobody is marked otherwise by them [EXAM-293]', () => {
  const text = { kind: 'written', form: 'paragraph', words: { from: 80, to: 100 }, rubric: [], model: 'Cairo is' };
  const essay = (edit: object) => paper([question('a', { ...text, ...edit })]);
  const told = { what: 'demands', number: 1, text: 'Question a', before: '', after: '' };
  for (const edit of [{ words: { from: 120, to: 150 } }, { words: null }, { form: 'email' }]) {
    expect(wordChanges(essay({}), essay(edit))).toEqual([told]);
    expect(judgedChanges(essay({}) as never, essay(edit) as never)).toEqual([]);
  }
  expect(wordChanges(essay({}), essay({}))).toEqual([]);
});

test('a question that goes to another section or passage is told by both, and one whose part only moved or was renamed is not [EXAM-293]', () => {
  const section = (name: string) => ({ name, instructions: '', draw: null });
  const passage = (title: string, text = '') => ({ title, text, imageMediaId: null, audioMediaId: null });
  const parts = {
    sections: [section('Grammar'), section('Reading')],
    passages: [passage('', 'A tale'), passage('Nile')],
  };
  const placed = (place: object, more: Partial<WordedPaper> = parts) => paper([question('a', place)], more);
  const was = placed({ section: 0, passage: null });
  const told = { what: 'place', number: 1, text: 'Question a' };
  expect(wordChanges(was, placed({ section: 1, passage: 0 }))).toEqual([
    { ...told, before: 'Grammar', after: 'Reading، A tale' },
  ]);
  expect(wordChanges(placed({ section: 1, passage: 0 }), placed({ section: 1, passage: 1 }))).toEqual([
    { ...told, before: 'Reading، A tale', after: 'Reading، Nile' },
  ]);
  expect(wordChanges(was, paper([question('a')]))).toContainEqual({ ...told, before: 'Grammar', after: '' });
  const others = [
    placed({ section: 0, passage: null }, { ...parts, sections: [section('Grammer'), section('Reading')] }),
    placed({ section: 1, passage: null }, { ...parts, sections: [section('Reading'), section('Grammar')] }),
  ];
  for (const other of others) expect(wordChanges(was, other).map(({ what }) => what)).toEqual(['parts']);
});

test('of a match the words are told that are others now; in another order alone all of them [EXAM-282]', () => {
  const match = { kind: 'matching', lefts: ['cat', 'dog'], rights: ['قطة', 'كلب', 'حصان'] };
  const words = (edit: object) => {
    const [first] = wordChanges(paper([question('a', match)]), paper([question('a', { ...match, ...edit })]));
    return first && [first.what, first.before, first.after];
  };
  expect(words({ lefts: ['a cat', 'dog'] })).toEqual(['choice-words', 'cat', 'a cat']);
  expect(words({ lefts: ['dog', 'cat'], rights: ['كلب', 'قطة', 'حصان'] })).toEqual([
    ...['choice-words', 'cat، dog، قطة، كلب، حصان', 'dog، cat، كلب، قطة، حصان'],
  ]);
});
