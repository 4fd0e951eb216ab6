import type { JudgedChange } from '@hessa/rules/quizzes/judged-changes';
import type { WordChange } from '@hessa/rules/quizzes/word-changes';
import { type DigitStyle, formatDigits, formatNumber } from '@hessa/rules/text/digits';
import type { ShownField } from './shown-field.ts';

type Told = Exclude<JudgedChange['what'], 'added'> | WordChange['what'];

const CHANGE_WORDS: Record<Told, string> = {
  key: 'الإجابة الصح',
  choices: 'الاختيارات',
  strictness: 'اللي بيتسامح فيه من الكتابة',
  marks: 'الدرجة',
  draw: 'كام سؤال بيتسحب من قسمه',
  rewritten: 'اتكتب من جديد، وإجابته',
  removed: 'اتشال، وإجابته كانت',
  wording: 'كلام السؤال',
  'choice-words': 'كلام الإجابات',
  demands: 'المطلوب في إجابته',
  picture: 'الصورة',
  explanation: 'الشرح',
  'explained-in': 'مكان شرحه في الفيديو',
  pinned: 'ترتيب الاختيارات',
  place: 'مكانه في الورقة',
  order: 'ترتيب الأسئلة',
  parts: 'الأقسام والقطع',
};

/** What stands for nothing, where nothing means something. */
const FOR_NOTHING: Partial<Record<Told, string>> = {
  strictness: 'اتغيّر',
  draw: 'كل الأسئلة',
  demands: 'اتغيّر',
  picture: 'اتغيّرت',
  'explained-in': 'اتغيّر',
  pinned: 'بيتلخبط لكل طالب',
  place: 'من غير قسم ولا قطعة',
  order: 'اتغيّر',
  parts: 'اتغيّرت',
};

/** Told as they are now alone. */
const WITHOUT_BEFORE: ReadonlySet<Told> = new Set([
  ...(['strictness', 'removed', 'demands', 'picture', 'explained-in', 'pinned', 'order', 'parts'] as const),
]);

/** What a save changed, question by question: «السؤال ٣، الإجابة الصح: كان for، بقى since». */
export function changeFields(changes: unknown, digits: DigitStyle): ShownField[] {
  if (!Array.isArray(changes)) return [];
  return (changes as ((JudgedChange | WordChange) & { what: Told; identity?: string })[]).map((change) => {
    const { what, number, text, identity, before, after } = change;
    const words = (value: string) => (value === '' ? (FOR_NOTHING[what] ?? 'فاضي') : inDigits(what, value, digits));
    const ofQuestion = number > 0 ? `السؤال ${formatNumber(number, digits)}، ` : '';
    return {
      name: `${ofQuestion}${CHANGE_WORDS[what]}`,
      // What is asked is told by what it is now.
      ...(number > 0 && what !== 'wording' && { about: text }),
      question: what === 'removed' || number === 0 ? null : number,
      ...(identity && { identity }),
      before: WITHOUT_BEFORE.has(what) ? null : words(before),
      after: what === 'removed' ? words(before) : words(after),
    };
  });
}

/** Numbers of ours are in the page's digits; those of an answer stay as it is written. */
function inDigits(what: Told, value: string, digits: DigitStyle): string {
  if (what === 'pinned') return 'ثابت';
  const isKey = what === 'key' || what === 'rewritten' || what === 'removed';
  const isOurs = what === 'marks' || what === 'draw' || (isKey && /[\u0600-\u06ff] = \d/.test(value));
  return isOurs ? formatDigits(value, digits) : value;
}
