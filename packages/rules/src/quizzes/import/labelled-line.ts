import { toLatinDigits } from '../../text/digits.ts';
import { normaliseArabic } from '../../text/normalise-arabic.ts';
import { LETTERS, plainLetter } from './choice-letter.ts';

export type Label = 'answer' | 'answers' | 'explanation' | 'weight';

const WORDS: Readonly<Record<Label, readonly string[]>> = {
  answer: [
    'answer',
    'ans',
    'the answer',
    'correct answer',
    'the correct answer',
    'right answer',
    'correct',
    'الإجابة',
  ].concat(['إجابة', 'الإجابة الصحيحة', 'الجواب', 'جواب', 'الجواب الصحيح', 'الحل', 'الصح', 'الاختيار الصحيح']),
  answers: [
    'answers',
    'answer key',
    'the answers',
    'key',
    'key answers',
    'model answer',
    'الإجابات',
    'الأجوبة',
    'مفتاح الإجابة',
  ].concat(['مفتاح الإجابات', 'نموذج الإجابة', 'إجابات', 'الحلول', 'مفتاح الحل']),
  explanation: [
    'explanation',
    'explain',
    'feedback',
    'why',
    'reason',
    'الشرح',
    'شرح',
    'التفسير',
    'تفسير',
    'السبب',
    'توضيح',
  ].concat(['التوضيح', 'التعليل']),
  weight: ['weight', 'marks', 'points', 'score', 'الدرجة', 'درجة', 'الدرجات', 'الوزن'],
};

const LABELS = new Map(
  Object.entries(WORDS).flatMap(([label, words]) => words.map((word) => [normaliseArabic(word), label as Label])),
);

/** Most lines are told by their first letter to have no label. */
const FIRST_LETTERS = new Set([
  ...'إأا',
  ...Object.values(WORDS).flatMap((words) => words.map((word) => word.charAt(0))),
]);

const LABEL_LENGTH = 30;

/** «Answer: b», «الإجابة: ب», «Ans b», «الشرح - …», or a heading such as «Answer key» alone on its line. */
export function labelledLine(line: string): { label: Label; value: string } | null {
  if (!FIRST_LETTERS.has(line.charAt(0).toLowerCase())) return null;
  const sign = line.slice(0, LABEL_LENGTH).search(/[:：=\-–—.]/);
  if (sign > 0) {
    const label = LABELS.get(normaliseArabic(line.slice(0, sign)));
    if (label)
      return {
        label,
        value: line
          .slice(sign + 1)
          .replace(/^[\s:=\-–—.]{1,8}/, '')
          .trim(),
      };
  }
  if (line.length > LABEL_LENGTH * 2) return null;
  const alone = LABELS.get(normaliseArabic(line));
  if (alone === 'answer' || alone === 'answers') return { label: 'answers', value: '' };
  const space = line.lastIndexOf(' ');
  const value = line.slice(space + 1);
  const before = normaliseArabic(line.slice(0, Math.max(space, 0))).replace(/ (?:is|هي|هو)$/, '');
  return LABELS.get(before) === 'answer' && value.length <= 4 ? { label: 'answer', value } : null;
}

const PAIR = new RegExp(
  `[\\s,،;|]{0,20}[([]?(\\d{1,3})[ \\t]{0,3}[)\\].:=/\\-–—_]{0,2}[ \\t]{0,3}[([]?([${LETTERS}]ـ?(?:[ \\t]{0,2}[,،+&][ \\t]{0,2}[${LETTERS}]ـ?(?![^\\s,،;|+&)\\].])){0,5})[)\\].]?(?=[\\s,،;|]|$)`,
  'y',
);

/** A key such as «1-b 2-c ٣- ب», of several right choices «1-a,c», or null when anything else stands on the line. */
export function keyPairs(line: string): { number: number; letters: string }[] | null {
  if (!/^[([]?[\d٠-٩۰-۹]/.test(line)) return null;
  const latin = toLatinDigits(line).trimEnd();
  const pairs: { number: number; letters: string }[] = [];
  let at = 0;
  while (at < latin.length) {
    PAIR.lastIndex = at;
    const found = PAIR.exec(latin);
    if (!found) return null;
    const letters = (found[2] ?? '').split(/[,،+&]/).map((letter) => plainLetter(letter.trim()));
    pairs.push({ number: Number(found[1]), letters: letters.join(', ') });
    at = PAIR.lastIndex;
    if (/^[\s,،;|]{0,3}$/.test(latin.slice(at, at + 4))) break;
  }
  return pairs.length > 0 ? pairs : null;
}
