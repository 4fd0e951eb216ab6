import { describe, expect, test } from 'vitest';
import { questionRows } from '../export/question-rows.ts';
import { AWKWARD } from './awkward.fixture.ts';
import { choicesOf, keyOf } from './key-of.fixture.ts';
import { readTable, readTableText, tableText } from './read-table.ts';

const HEAD = 'السؤال,اختيار 1,اختيار 2,اختيار 3,الإجابة الصحيحة,الدرجة,الشرح';
const rowsOf = (source: string) =>
  readTableText(source).rows.map(({ row, text, weight, explanation, problems, ...part }) => ({
    row,
    text,
    choices: choicesOf(part),
    ...keyOf(part),
    weight,
    explanation,
    problems,
  }));
const FIRST = { row: 2, text: 'x?', choices: ['y', 'z'], rightChoice: 1, weight: 2, explanation: '', problems: [] };

describe('a table of questions', () => {
  test.each<[string, string]>([
    ['commas and Arabic heads', `${HEAD}\nx?,y,z,,ب,٢,`],
    ['semicolons and English heads', 'Question;Choice 1;Choice 2;Correct answer;Marks\nx?;y;z;2;2'],
    ['tabs, as pasted from a spreadsheet', 'Correct\tOption B\tOption A\tWeight\tQuestion text\nB\tz\ty\t2\tx?'],
    [
      'a byte order mark, quotation marks, Windows line ends',
      '\ufeff"Question","A","B","Answer","Points"\r\n"x?","y","z","z","2"\r\n\r\n',
    ],
    ['ordinal heads', 'السؤال,الاختيار الأول,الاختيار الثاني,الإجابة,الدرجة\nx?,y,z,Z,2'],
  ])('%s', (_, source) => {
    expect(rowsOf(source)).toEqual([FIRST]);
  });

  test('cells keep quotation marks, signs and line breaks; a title above the heads is passed over', () => {
    const source = 'امتحان الشهر,,,,\nQuestion,A,B,Answer,Explanation\n"say ""hi"", then\nwait?",y,z,a,"one, two"';
    expect(rowsOf(source)).toEqual([
      { ...FIRST, row: 3, text: 'say "hi", then\nwait?', rightChoice: 0, weight: 1, explanation: 'one, two' },
    ]);
  });

  test.each<[string, string, string[]]>([
    ['a number that may be a place or a choice', 'x?,3,4,2,2,,', ['right-choice-unclear']],
    ['an answer that is no choice', 'x?,y,z,,d,,', ['right-choice-not-found']],
    ['no answer', 'x?,y,z,,,,', ['no-right-choice']],
    ['a hole between the choices', 'x?,y,,z,a,,', ['empty-choice']],
    ['words as marks', 'x?,y,z,,a,كتير,', ['weight-not-a-number']],
    ['too many marks', 'x?,y,z,,a,101,', ['weight-out-of-range']],
    ['no question', ',y,z,,a,,', ['no-text']],
  ])('%s is told by its row', (_, row, problems) => {
    expect(rowsOf(`${HEAD}\nok?,y,z,,a,,\n${row}`).map((each) => [each.row, each.problems])).toEqual([
      [2, []],
      [3, problems],
    ]);
  });

  test.each([
    ['letters', '"A, C"'],
    ['small letters and a plus', 'a+c'],
    ['numbers', '"1,3"'],
    ['Arabic numbers and comma', '١، ٣'],
    ['Arabic letters', 'أ و ج'],
    ['their own words', 'y / w'],
    ['their own words, of any capitals', '"Y, W"'],
  ])('several right choices by %s [KIND-07]', (_, cell) => {
    const { rightChoice: _one, ...rest } = FIRST;
    expect(rowsOf(`${HEAD}\nx?,y,z,w,${cell},2,`)).toEqual([
      { ...rest, choices: ['y', 'z', 'w'], rightChoices: [0, 2] },
    ]);
  });

  test.each<[string, string, string[]]>([
    ['places that are also one choice’s own words', 'x?,1,"1,3",3,"1,3",,', ['right-choice-unclear']],
    ['one of several that is no choice', 'x?,y,z,w,"a, f",,', ['right-choice-not-found']],
    ['every choice', 'x?,y,z,w,"a, b, c",,', ['no-wrong-choice']],
    ['the same one twice', 'x?,y,z,w,"a, a",,', ['right-choice-not-found']],
  ])('%s is not guessed at [KIND-07]', (_, row, problems) => {
    expect(rowsOf(`${HEAD}\n${row}`).map((each) => each.problems)).toEqual([problems]);
  });

  test('without heads, or without anything, nothing is guessed', () => {
    expect(readTableText('x?,y,z').trouble).toBe('no-header');
    expect(readTableText(',,\n,').trouble).toBe('empty');
    expect(readTable([]).trouble).toBe('empty');
  });

  test('what is exported comes back the same, also as text with tabs, and runs nothing [T-CON-5, KIND-07]', () => {
    const rows = questionRows(AWKWARD);
    for (const cell of rows.flat()) expect(String(cell)).not.toMatch(/^[=+\-@\t\r]/);
    const read = readTable(rows.map((cells) => cells.map(String)));
    expect(read.rows.map(({ row, problems, warnings, ...question }) => question)).toEqual(AWKWARD);
    expect(readTableText(tableText(rows))).toEqual(read);
  });

  test('kinds without choices go out and come back by the word of their kind [EXAM-28]', () => {
    const frame = { weight: 2, explanation: '', pinned: false };
    const forgives = { capitals: true, apostrophes: false };
    const questions = [
      { ...frame, text: 'Blue?', kind: 'true-false', choices: ['True', 'False'], rightChoice: 1 },
      { ...frame, text: 'I ____ and ____.', kind: 'gaps', gaps: [['went', 'had gone'], ['saw']], forgives },
      { ...frame, text: 'Order', kind: 'word-order', words: ['She', 'has gone', 'home'] },
      { ...frame, text: 'Match', kind: 'matching', lefts: ['cat', 'dog'], rights: ['قطة', 'كلب', 'حصان'] },
    ] as const;
    const read = readTable(questionRows(questions).map((cells) => cells.map(String)));
    expect(read.rows.map(({ row, problems, warnings, ...question }) => question)).toEqual(questions);
    expect(read.rows.flatMap(({ problems }) => problems)).toEqual([]);
  });

  test.each([
    ['quotation marks', '"'],
    ['commas', ','],
    ['lines', 'a,b\n'],
    ['half-open cells', '"a""'],
  ])(
    'a megabyte of %s ends soon',
    (_, piece) => {
      const begun = performance.now();
      readTableText(`${HEAD}\n${piece.repeat(999_000 / piece.length)}`);
      // What grew with the square of its length would take minutes; a busy machine may take seconds.
      expect(performance.now() - begun).toBeLessThan(10_000);
    },
    30_000,
  );
});

test('a row names its picture, wherever the file lies and however its letters are cased [DESK-100]', () => {
  const { rows } = readTable([
    ['السؤال', 'اختيار 1', 'اختيار 2', 'الإجابة', 'الصورة'],
    ['What is it?', 'a cat', 'a dog', 'A', 'Pictures\\Cat.PNG'],
    ['And this?', 'a cat', 'a dog', 'B', ''],
  ]);
  expect(rows.map(({ picture }) => picture)).toEqual(['cat.png', undefined]);
});
