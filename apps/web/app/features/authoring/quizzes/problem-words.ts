import { QUESTION_LIMITS } from '@hessa/rules/quizzes/question-limits';
import type { QuestionProblem } from '@hessa/rules/quizzes/question-problems';
import { LETTER, QUESTION } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import type { IncompleteQuestion } from './edit-paper.ts';

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
    'weight-out-of-range': `الدرجة لازم تبقى رقم من ${number(QUESTION_LIMITS.weightAtLeast)} لـ${number(QUESTION_LIMITS.weightAtMost)}`,
    'explanation-too-long': `الشرح أطول من ${countedNoun(QUESTION_LIMITS.explanationLength, LETTER, digits)}`,
  };
  return words[problem];
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
