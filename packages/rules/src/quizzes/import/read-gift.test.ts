import { describe, expect, test } from 'vitest';
import { writeGift } from '../export/write-gift.ts';
import { AWKWARD } from './awkward.fixture.ts';
import { choicesOf, keyOf } from './key-of.fixture.ts';
import { readGift } from './read-gift.ts';

const read = (source: string) =>
  readGift(source).rows.map(({ row, text, explanation, problems, warnings, ...part }) => ({
    row,
    text,
    choices: choicesOf(part),
    ...keyOf(part),
    ...(explanation ? { explanation } : {}),
    ...(problems.length > 0 ? { problems } : {}),
    ...(warnings.length > 0 ? { warnings } : {}),
  }));

describe('Moodle GIFT', () => {
  test.each<[string, string, object[]]>([
    [
      'a right and wrong choices',
      "Who's there? {=me ~you ~he}",
      [{ row: 1, text: "Who's there?", choices: ['me', 'you', 'he'], rightChoice: 0 }],
    ],
    [
      'comments, categories, titles and escapes',
      '// a comment\n$CATEGORY: $course$/top\n\n::Q\\:1:: 2 \\= 1 + \\{1\\}? {\n  ~a\\~b\n  =c\\#d # well done\n}',
      [{ row: 4, text: '2 = 1 + {1}?', choices: ['a~b', 'c#d'], rightChoice: 1, explanation: 'well done' }],
    ],
    [
      'a blank in the middle of a sentence',
      'He {=goes ~go} to school.',
      [{ row: 1, text: 'He _____ to school.', choices: ['goes', 'go'], rightChoice: 0 }],
    ],
    [
      'true or false',
      'The sky is blue. {T}\n\nالسماء خضراء {FALSE#لأ#الزرقا####شوف فوق}',
      [
        { row: 1, text: 'The sky is blue.', choices: ['True', 'False'], rightChoice: 0 },
        { row: 3, text: 'السماء خضراء', choices: ['صح', 'غلط'], rightChoice: 1, explanation: 'شوف فوق' },
      ],
    ],
    [
      'HTML and its characters',
      '[html]<p>3 &lt; 5<br>&ldquo;x&rdquo; <img src="a"></p>{~<b>no</b> =[plain]<b>}',
      [{ row: 1, text: '3 < 5\n“x”', choices: ['no', '<b>'], rightChoice: 1, warnings: ['picture-left-out'] }],
    ],
    [
      'shares of a mark',
      'x?{~%100%y ~%-50%z}\n\nx?{=y ~%50%z ~w}',
      [
        { row: 1, text: 'x?', choices: ['y', 'z'], rightChoice: 0 },
        { row: 3, text: 'x?', choices: ['y', 'z', 'w'], rightChoice: null, problems: ['part-marks'] },
      ],
    ],
    [
      'several right choices, each with its share [KIND-06]',
      'x?{~%50%y ~%50%z ~%-100%w}\n\nx?{=%50%y =%50%z ~w}\n\nx?{~%33.33333%y ~%33.33333%z ~%33.33333%v ~%-100%w # no}',
      [
        { row: 1, text: 'x?', choices: ['y', 'z', 'w'], rightChoices: [0, 1] },
        { row: 3, text: 'x?', choices: ['y', 'z', 'w'], rightChoices: [0, 1], warnings: ['marked-our-way'] },
        { row: 5, text: 'x?', choices: ['y', 'z', 'v', 'w'], rightChoices: [0, 1, 2] },
      ],
    ],
    [
      'two right choices, shares that differ, and a share for every choice [KIND-06]',
      'x?{=y =z ~w}\n\nx?{~%70%y ~%30%z ~w}\n\nx?{~%50%y ~%50%z}',
      [
        { row: 1, text: 'x?', choices: ['y', 'z', 'w'], rightChoices: [0, 1], warnings: ['marked-our-way'] },
        { row: 3, text: 'x?', choices: ['y', 'z', 'w'], rightChoices: [0, 1], warnings: ['marked-our-way'] },
        { row: 5, text: 'x?', choices: ['y', 'z'], rightChoices: [0, 1], problems: ['no-wrong-choice'] },
      ],
    ],
    [
      'questions without empty lines between them [DESK-99]',
      'x?{=a ~b}\n::two:: y?\n{=c ~d}\nHe {=goes ~go} to\nschool.',
      [
        { row: 1, text: 'x?', choices: ['a', 'b'], rightChoice: 0 },
        { row: 2, text: 'y?', choices: ['c', 'd'], rightChoice: 0 },
        { row: 4, text: 'He _____ to\nschool.', choices: ['goes', 'go'], rightChoice: 0 },
      ],
    ],
    [
      'sentences that run into each other, two on a line and answers that never close, which are refused [DESK-99]',
      'He {=goes ~go} to\nschool.\nShe {=is ~are} here.\n\nx?{=a ~b} y?{=c ~d}\n\nx?{=a ~b\ny?{=c ~d}',
      [
        {
          row: 1,
          text: 'He {=goes ~go} to\nschool.',
          choices: [],
          rightChoice: null,
          problems: ['questions-run-together'],
        },
        { row: 3, text: 'She _____ here.', choices: ['is', 'are'], rightChoice: 0 },
        { row: 5, text: 'x?{=a ~b} y?{=c ~d}', choices: [], rightChoice: null, problems: ['questions-run-together'] },
        { row: 7, text: 'x?{=a ~b\ny?{=c ~d}', choices: [], rightChoice: null, problems: ['unclosed-answers'] },
      ],
    ],
    [
      'kinds that are not read',
      'Range{#1..5}\n\nNumber{#5:1}\n\nJust words\n\nOpen{=a ~b',
      [
        ...['Range', 'Number', 'Just words'].map((text, at) => ({
          row: at * 2 + 1,
          text,
          choices: [],
          rightChoice: null,
          problems: ['unsupported-type'],
        })),
        { row: 7, text: 'Open', choices: [], rightChoice: null, problems: ['unclosed-answers'] },
      ],
    ],
  ])('%s', (_, source, rows) => {
    expect(read(source)).toEqual(rows);
  });

  test('true or false, a word that is typed and pairs are read as what they are [EXAM-28]', () => {
    const { rows } = readGift(
      'Blue? {T}\n\nHe {=went =had gone} home.\n\nMatch{=cat -> قطة =dog -> كلب = -> حصان}\n\nHalf{=%50%a =b}',
    );
    expect(rows).toMatchObject([
      { kind: 'true-false', choices: ['True', 'False'], rightChoice: 0, problems: [] },
      { kind: 'gaps', text: 'He _____ home.', gaps: [['went', 'had gone']], problems: [] },
      { kind: 'matching', lefts: ['cat', 'dog'], rights: ['قطة', 'كلب', 'حصان'], problems: [] },
      { problems: ['part-marks'] },
    ]);
    // Out and in again: the same.
    const back = readGift(writeGift(rows.slice(0, 3))).rows;
    expect(back.map(({ row: _row, ...question }) => question)).toEqual(
      rows.slice(0, 3).map(({ row: _row, ...question }) => question),
    );
    const words = { kind: 'word-order', words: ['a', 'b'] } as const;
    expect(writeGift([{ text: 'Order', ...words, weight: 1, explanation: '', pinned: false }])).toBe('');
  });

  test('what is exported comes back the same but for weights and a fixed order, which it has no place for [KIND-06]', () => {
    const back = readGift(writeGift(AWKWARD)).rows;
    expect(
      back.map(({ text, explanation, problems, ...part }) => ({
        text,
        choices: choicesOf(part),
        ...keyOf(part),
        explanation,
        problems,
      })),
    ).toEqual(
      AWKWARD.map(({ text, explanation, ...part }) => ({
        text,
        choices: choicesOf(part),
        ...keyOf(part),
        explanation,
        problems: [],
      })),
    );
  });

  test.each([
    ['braces', '{'],
    ['backslashes', '\\'],
    ['choices', 'x{=a~b'],
    ['hashes', '#'],
    ['tags', '[html]<a'],
    ['titles', '::'],
    ['shares', '{~%1'],
  ])(
    'a megabyte of %s ends soon',
    (_, piece) => {
      const begun = performance.now();
      readGift(`q {${piece.repeat(999_000 / piece.length)}}`);
      readGift(`[html]${piece.repeat(999_000 / piece.length)}{=a~b}`);
      // What grew with the square of its length would take minutes; a busy machine may take seconds.
      expect(performance.now() - begun).toBeLessThan(10_000);
    },
    30_000,
  );
});
