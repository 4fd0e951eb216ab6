import type { JudgedChange } from '@hessa/rules/quizzes/judged-changes';
import { type DigitStyle, formatDigits, formatNumber } from '@hessa/rules/text/digits';
import type { ShownField } from './shown-field.ts';

type Told = Exclude<JudgedChange['what'], 'added'>;

const CHANGE_WORDS: Record<Told, string> = {
  key: 'الإجابة الصح',
  choices: 'الاختيارات',
  strictness: 'اللي بيتسامح فيه من الكتابة',
  marks: 'الدرجة',
  draw: 'كام سؤال بيتسحب من قسمه',
  rewritten: 'اتكتب من جديد، وإجابته',
  removed: 'اتشال، وإجابته كانت',
};

/** What stands for nothing, where nothing means something. */
const FOR_NOTHING: Partial<Record<Told, string>> = { strictness: 'اتغيّر', draw: 'كل الأسئلة' };

/** What a save changed of the key, question by question: «السؤال ٣: الإجابة الصح: for ← since». */
export function judgedChangeFields(changes: unknown, digits: DigitStyle): ShownField[] {
  if (!Array.isArray(changes)) return [];
  return (changes as (JudgedChange & { what: Told })[]).map(({ what, number, text, before, after }) => {
    const words = (value: string) => (value === '' ? (FOR_NOTHING[what] ?? 'فاضي') : inDigits(what, value, digits));
    return {
      name: `السؤال ${formatNumber(number, digits)}، ${CHANGE_WORDS[what]}`,
      about: text,
      question: what === 'removed' ? null : number,
      before: what === 'strictness' || what === 'removed' ? null : words(before),
      after: what === 'removed' ? words(before) : words(after),
    };
  });
}

/** Numbers of ours are in the page's digits; those of an answer stay as it is written. */
function inDigits(what: Told, value: string, digits: DigitStyle): string {
  const isOurs = what === 'marks' || what === 'draw' || /[\u0600-\u06ff] = \d/.test(value);
  return isOurs ? formatDigits(value, digits) : value;
}
