import { describe, expect, test } from 'vitest';
import { choicesOf, keyOf } from './key-of.fixture.ts';
import { readPasted } from './read-pasted.ts';

const GO = { text: 'He ___ to school.', choices: ['go', 'goes', 'going'], rightChoice: 1 };
const BOTH = { text: 'Which are verbs?', choices: ['go', 'school', 'eat'], rightChoices: [0, 2] };
const ARABIC = { text: 'ما عاصمة مصر؟', choices: ['الإسكندرية', 'القاهرة', 'أسوان'], rightChoice: 1 };

/** What was read, without what every row has. */
const read = (source: string) =>
  readPasted(source).rows.map(({ text, problems, explanation, weight, ...part }) => ({
    text,
    choices: choicesOf(part),
    ...keyOf(part),
    ...(problems.length > 0 ? { problems } : {}),
    ...(explanation ? { explanation } : {}),
    ...(weight === 1 ? {} : { weight }),
  }));

describe('questions as teachers paste them', () => {
  test.each<[string, string, object[]]>([
    ['letters with brackets and a star', '1) He ___ to school.\na) go\n*b) goes\nc) going', [GO]],
    ['a star after the letter', '1. He ___ to school.\na. go\nb. *goes\nc. going', [GO]],
    ['a tick at the end, dashes, no spaces', '1-He ___ to school.\nA-go\nB-goes ✓\nC-going', [GO]],
    ['the word correct in brackets', 'Q1: He ___ to school.\n(a) go\n(b) goes (Correct)\n(c) going', [GO]],
    ['an answer line', '1) He ___ to school.\na) go\nb) goes\nc) going\nAnswer: b', [GO]],
    ['an answer line with the words', '1) He ___ to school.\na) go\nb) goes\nc) going\nAns: B) goes', [GO]],
    ['an answer line without a colon', '1) He ___ to school.\na) go\nb) goes\nc) going\nThe answer is b', [GO]],
    [
      'Windows line ends, a byte order mark, tabs, wide spaces',
      '\ufeff1)\tHe\u00a0___ to school.\r\n\ta)\u00a0go\r\n\r\n\tb) goes *\r\n\tc) going\r\n',
      [GO],
    ],
    ['choices on one line', '1- He ___ to school.\na) go   b) goes   c) going\nAns. b', [GO]],
    ['choices on one line with a star', '1- He ___ to school.\na- go *b- goes c- going', [GO]],
    ['everything on one line', '1- He ___ to school. a) go b) goes * c) going', [GO]],
    ['choices in brackets after the sentence', '1- He ___ to school. (go - goes - going)\nAnswer: goes', [GO]],
    ['points instead of letters', '1. He ___ to school.\n• go\n• goes ✔\n• going', [GO]],
    ['numbers as choices under another kind of number', '1- He ___ to school.\n1) go\n*2) goes\n3) going', [GO]],
    [
      'no numbers, as in Aiken',
      'He ___ to school.\nA. go\nB. goes\nC. going\nANSWER: B\n\nما عاصمة مصر؟\nA) الإسكندرية\nB) القاهرة\nC) أسوان\nANSWER: B',
      [GO, ARABIC],
    ],
    ['Arabic letters and digits', '١- ما عاصمة مصر؟\nأ) الإسكندرية\nب) القاهرة\nج) أسوان\nالإجابة: ب', [ARABIC]],
    ['Arabic dashes and a mark', 'س١: ما عاصمة مصر؟\nأ- الإسكندرية\nب- القاهرة (صح)\nج- أسوان', [ARABIC]],
    [
      'Arabic letters in the order of the alphabet',
      '(١) ما عاصمة مصر؟\nأ) الإسكندرية   ب) القاهرة   ت) أسوان\nالاجابه الصحيحه: ب',
      [ARABIC],
    ],
    [
      'Arabic letters on one line in brackets',
      '1) ما عاصمة مصر؟ (أ) الإسكندرية (ب) القاهرة (ج) أسوان\nالحل: ب',
      [ARABIC],
    ],
    [
      'an answer key at the end',
      '1) He ___ to school.\na) go\nb) goes\nc) going\n٢) ما عاصمة مصر؟\nأ) الإسكندرية\nب) القاهرة\nج) أسوان\n\nAnswer key\n1-b ٢-ب',
      [GO, ARABIC],
    ],
    [
      'a key in one line without a heading',
      '1) He ___ to school.\na) go b) goes c) going\n2) He ___ to school.\na) going b) go c) goes\n1-b, 2-c',
      [GO, { ...GO, choices: ['going', 'go', 'goes'], rightChoice: 2 }],
    ],
    ['a key line by line', '1) He ___ to school.\na) go\nb) goes\nc) going\n\nالإجابات:\n1) b', [GO]],
    [
      'an instruction above',
      'Choose the correct answer from a, b or c:\n\n1) He ___ to school.\na) go\nb) goes\nc) going\nAnswer: b',
      [GO],
    ],
    [
      'an explanation and marks',
      '1) He ___ to school.\na) go\nb) goes *\nc) going\nExplanation: He takes an s.\nAlways.\nالدرجة: ٢',
      [{ ...GO, explanation: 'He takes an s.\nAlways.', weight: 2 }],
    ],
    [
      'a question and a choice of two lines',
      '1) He ___ to\nschool.\na) go\nnow\nb) goes *',
      [{ text: 'He ___ to\nschool.', choices: ['go now', 'goes'], rightChoice: 1 }],
    ],
    [
      'a dialogue, decimals, times and examples',
      '1) A: Is it 1.5?\nB: No.\n10:30 or so\ne.g. now\na) yes *\nb) no',
      [{ text: 'A: Is it 1.5?\nB: No.\n10:30 or so\ne.g. now', choices: ['yes', 'no'], rightChoice: 0 }],
    ],
    [
      'letters in the question that are no choices',
      '1) Look at (a) and (b).\na) same\nb) other *',
      [{ text: 'Look at (a) and (b).', choices: ['same', 'other'], rightChoice: 1 }],
    ],
    [
      'numbers that begin anew in a second part',
      '1) x?\na) a1\nb) b1\n\n1) y?\na) a2\nb) b2\n\nAnswers: 1-a 1-b',
      [
        { text: 'x?', choices: ['a1', 'b1'], rightChoice: 0 },
        { text: 'y?', choices: ['a2', 'b2'], rightChoice: 1 },
      ],
    ],
    [
      'an answer that is a number among lettered choices',
      '1) 2 + 2 = ?\na) 3\nb) 4\nc) 5\nd) 6\nAnswer: 4',
      [{ text: '2 + 2 = ?', choices: ['3', '4', '5', '6'], rightChoice: 1 }],
    ],
    ['several marked choices [KIND-07]', '1) Which are verbs?\n*a) go\nb) school\n*c) eat', [BOTH]],
    [
      'several letters in an answer line [KIND-07]',
      '1) Which are verbs?\na) go\nb) school\nc) eat\nAnswer: a, c',
      [BOTH],
    ],
    [
      'several words in an Arabic answer line [KIND-07]',
      '1) Which are verbs?\na) go\nb) school\nc) eat\nالإجابة: go و eat',
      [BOTH],
    ],
    [
      'several letters in a key at the end [KIND-07]',
      '1) Which are verbs?\na) go\nb) school\nc) eat\n2) He ___ to school.\na) go\nb) goes\nc) going\n\n1-a,c 2-b',
      [BOTH, GO],
    ],
  ])('%s', (_, source, rows) => {
    expect(read(source)).toEqual(rows);
  });

  test.each<[string, string, string[]]>([
    ['no right choice', '1) x?\na) y\nb) z', ['no-right-choice']],
    ['every choice marked', '1) x?\n*a) y\n*b) z', ['no-wrong-choice']],
    ['a mark and an answer that differ', '1) x?\n*a) y\nb) z\nAnswer: b', ['two-right-choices']],
    ['an answer that is no choice', '1) x?\na) y\nb) z\nAnswer: d', ['right-choice-not-found']],
    ['an answer whose letter and words differ', '1) x?\na) y\nb) z\nAnswer: a) z', ['right-choice-unclear']],
    ['no choices', '1) x?', ['too-few-choices']],
    ['no question', '1)\na) y *\nb) z', ['no-text']],
    ['the same choice twice', '1) x?\na) y *\nb) y', ['same-choice-twice']],
    ['seven choices', '1) x?\na) 1 *\nb) 2\nc) 3\nd) 4\ne) 5\nf) 6\ng) 7', ['too-many-choices']],
    ['a question as long as a book', `1) ${'x'.repeat(2001)}\na) y *\nb) z`, ['text-too-long']],
  ])('%s is told by the line it begins on', (_, source, problems) => {
    const { rows } = readPasted(`1) He ___ to school.\na) go\nb) goes *\n\n${source}`);
    expect(rows.map(({ row, problems }) => [row, problems])).toEqual([
      [1, []],
      [5, problems],
    ]);
  });

  test('nothing, and what is beyond the limits, is said', () => {
    expect(readPasted(' \n\t').trouble).toBe('empty');
    expect(readPasted('x'.repeat(1_000_001)).trouble).toBe('too-long');
    expect(readPasted('1) x?\n'.repeat(1500)).trouble).toBe('too-many-rows');
  });

  test.each([
    ['spaces', ' '],
    ['letters with brackets', 'a) '],
    ['stars', '*'],
    ['open brackets', '('],
    ['a key', '1-b '],
    ['numbers', '1'],
    ['lines of points', '• x\n'],
    ['lines of choices', '- a) x b) y\n'],
    ['lines of answers', '1-b\n'],
    ['labels', 'Answer: '],
    ['empty lines', '\n'],
    ['Arabic letters', 'أ- ب- '],
  ])(
    'a megabyte of %s ends soon',
    (_, piece) => {
      const begun = performance.now();
      readPasted(`1) q\n${piece.repeat(999_000 / piece.length)}x`);
      // What grew with the square of its length would take minutes; a busy machine may take seconds.
      expect(performance.now() - begun).toBeLessThan(10_000);
    },
    30_000,
  );
});
