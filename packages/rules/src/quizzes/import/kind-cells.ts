import { toLatinDigits } from '../../text/digits.ts';
import { normaliseArabic } from '../../text/normalise-arabic.ts';
import type { QuestionKindName, WrittenPart } from '../kinds/question-kinds.ts';
import { trueFalseChoices } from './true-false.ts';

/** What stands in the column of kinds; a kind that is told by its choices needs no word there. */
export const KIND_CELLS: Readonly<Record<QuestionKindName, string>> = {
  'single-choice': '',
  'several-choices': '',
  'true-false': 'صح ولا غلط',
  gaps: 'كمّل الفراغ',
  'word-order': 'رتّب الكلمات',
  matching: 'وصّل',
  written: 'مقالي',
};

const split = (cell: string, sign: string) => cell.split(sign).map((piece) => piece.trim());

/** A question by its kind's word and the cell of its right answer; null for a word that names none. */
export function readKindCell(
  word: string,
  right: string,
  question: string,
  choices: readonly string[] = [],
): WrittenPart | null {
  const named = normaliseArabic(word);
  const [kind] = Object.entries(KIND_CELLS).find(([, cell]) => cell !== '' && normaliseArabic(cell) === named) ?? [];
  switch (kind as QuestionKindName | undefined) {
    case 'true-false':
      return { kind: 'true-false', choices: trueFalseChoices(question), rightChoice: readTruth(right) };
    case 'gaps': {
      const gaps = split(right, '|').map((gap) => split(gap, '/'));
      return { kind: 'gaps', gaps, forgives: { capitals: true, apostrophes: false } };
    }
    case 'word-order':
      return { kind: 'word-order', words: right.includes('/') ? split(right, '/') : split(right, ' ') };
    case 'matching': {
      const pairs = split(right, '|').map((pair) => split(pair, '='));
      const [matched, over] = [pairs.filter(([left]) => left !== ''), pairs.filter(([left]) => left === '')];
      const rights = [...matched, ...over].map(([, second = '']) => second);
      return { kind: 'matching', lefts: matched.map(([left = '']) => left), rights };
    }
    case 'written':
      return readWrittenCells(right, choices);
    default:
      return null;
  }
}

const TRUE = new Set(['true', 't', 'صح', 'صحيح', 'نعم', '1', 'a', 'أ'].map(normaliseArabic));
const FALSE = new Set(['false', 'f', 'غلط', 'خطا', 'خطأ', 'لا', '2', 'b', 'ب'].map(normaliseArabic));

function readTruth(cell: string): number | null {
  const said = normaliseArabic(cell);
  if (TRUE.has(said)) return 0;
  return FALSE.has(said) ? 1 : null;
}

/** The model answer is the right one's cell; before it the words that are asked for, and what is marked. */
function readWrittenCells(model: string, [range = '', ...criteria]: readonly string[]): WrittenPart {
  const [, from, to] = /^(\d{1,3})\s*-\s*(\d{1,3})$/.exec(toLatinDigits(range.trim())) ?? [];
  const rubric = criteria.flatMap((cell) => {
    const [, name = '', marks] = /^(.*?)\s*=\s*(\d{1,2})$/.exec(toLatinDigits(cell.trim())) ?? [];
    return name === '' ? [] : [{ name, marks: Number(marks) }];
  });
  return {
    kind: 'written',
    form: 'paragraph',
    words: from ? { from: Number(from), to: Number(to) } : null,
    rubric,
    model,
  };
}
