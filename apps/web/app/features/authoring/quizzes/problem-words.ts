import type { PartProblem } from '@hessa/rules/quizzes/paper-parts';
import type { PoolProblem } from '@hessa/rules/quizzes/pools';
import { QUESTION_LIMITS } from '@hessa/rules/quizzes/question-limits';
import type { QuestionProblem } from '@hessa/rules/quizzes/question-problems';
import { LETTER, QUESTION, WORD } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import type { IncompleteQuestion } from './edit-paper.ts';
import { emptySections, incompleteParts, type WholePaper } from './edited-parts.ts';

/** What a question lacks, in words that follow «السؤال ٣» as well as «سؤالين (٩ و١٠)». */
export function problemWords(problem: QuestionProblem, digits: DigitStyle): string {
  const number = (value: number) => formatNumber(value, digits);
  const words: Record<QuestionProblem, string> = {
    'no-text': 'لسه من غير نص',
    'text-too-long': `النص أطول من ${countedNoun(QUESTION_LIMITS.textLength, LETTER, digits)}`,
    'too-few-choices': 'لسه من غير اختيارين على الأقل',
    'too-many-choices': `الاختيارات أكتر من ${number(QUESTION_LIMITS.choicesAtMost)}`,
    'empty-choice': 'فيه اختيار فاضي',
    'choice-too-long': `فيه اختيار أطول من ${countedNoun(QUESTION_LIMITS.choiceLength, LETTER, digits)}`,
    'same-choice-twice': 'فيه اختيار متكرر',
    'no-right-choice': 'لسه من غير إجابة صح',
    'one-right-choice': 'لسه من غير إجابة صح تانية',
    'no-wrong-choice': 'لسه من غير اختيار غلط',
    'other-count-of-gaps': 'فراغاته مش قد إجاباته',
    'too-many-gaps': `الفراغات أكتر من ${number(QUESTION_LIMITS.gapsAtMost)}`,
    'empty-gap': 'فيه فراغ لسه من غير إجابة صح',
    'too-many-spellings': `فيه فراغ إجاباته المقبولة أكتر من ${number(QUESTION_LIMITS.spellingsAtMost)}`,
    'too-few-words': 'لسه من غير جملة من كلمتين على الأقل',
    'too-many-words': `الجملة أكتر من ${countedNoun(QUESTION_LIMITS.wordsAtMost, WORD, digits)}`,
    'too-few-pairs': 'لسه من غير زوجين على الأقل',
    'too-many-pairs': `التوصيلات أكتر من ${number(QUESTION_LIMITS.pairsAtMost)}`,
    'words-out-of-range': 'عدد الكلمات المطلوب مش مظبوط',
    'empty-criterion': 'فيه بند تصحيح من غير اسم',
    'criteria-out-of-range': 'بنود التصحيح كتير، أو درجة بند مش من ١ لـ ١٠',
    'rubric-not-weight': 'مجموع البنود مش زي درجة السؤال',
    'model-too-long': 'الإجابة النموذجية طويلة أوي',
    'empty-pair': 'فيه توصيلة ناقصة ناحية',
    'weight-out-of-range': `الدرجة لازم تبقى رقم من ${number(QUESTION_LIMITS.weightAtLeast)} لـ${number(QUESTION_LIMITS.weightAtMost)}`,
    'explanation-too-long': `الشرح أطول من ${countedNoun(QUESTION_LIMITS.explanationLength, LETTER, digits)}`,
  };
  return words[problem];
}

/** What the parts of a paper lack. */
const PART_PROBLEMS: Readonly<Record<PartProblem | PoolProblem, string>> = {
  'section-without-name': 'فيه قسم لسه من غير اسم',
  'section-without-questions': 'فيه قسم لسه من غير أسئلة',
  'empty-passage': 'فيه قطعة لسه من غير نص ولا صورة ولا تسجيل',
  'passage-without-questions': 'فيه قطعة لسه من غير أسئلة',
  'question-without-section': 'فيه سؤال لسه من غير قسم',
  'out-of-order': 'فيه قطعة أسئلتها متفرقة',
  'draws-none': 'فيه قسم مش واضح كل طالب ياخد منه كام سؤال',
  'draws-too-many': 'فيه قسم بيسحب أكتر من أسئلته',
  'draw-weighs-differently': 'فيه قسم بيسحب وأسئلته مش كلها بنفس الدرجة',
  'draw-splits-passage': 'فيه قسم بيسحب عدد يقسم قطعة: القطعة بتيجي بأسئلتها كلها',
};

/** A sentence for each thing that the parts lack; the sections without questions by their names. */
export function partSentences(paper: WholePaper): string[] {
  const named = emptySections(paper);
  return incompleteParts(paper).map((problem) =>
    problem === 'section-without-questions' && named.length > 0
      ? `${named.map((name) => `«${name}»`).join(' و')} لسه من غير أسئلة`
      : PART_PROBLEMS[problem],
  );
}

/** A sentence for each thing that is missing: «سؤالين (٩ و١٠) لسه من غير إجابة صح». */
export function problemSentences(incomplete: readonly IncompleteQuestion[], digits: DigitStyle): string[] {
  const numbers = new Map<QuestionProblem, number[]>();
  for (const { number, problems } of incomplete) {
    for (const problem of problems) numbers.set(problem, [...(numbers.get(problem) ?? []), number]);
  }
  return [...numbers].map(([problem, those]) => `${whichQuestions(those, digits)} ${problemWords(problem, digits)}`);
}

/** So many are named; a longer list would be read by nobody. */
const NAMED_AT_MOST = 12;

function whichQuestions(numbers: readonly number[], digits: DigitStyle): string {
  const named = numbers.slice(0, NAMED_AT_MOST).map((number) => formatNumber(number, digits));
  if (named.length === 1) return `السؤال ${named[0]}`;
  const last = named.at(-1);
  const list = `${named.slice(0, -1).join('، ')} و${last}`;
  return `${countedNoun(numbers.length, QUESTION, digits)} (${list}${numbers.length > named.length ? '…' : ''})`;
}
