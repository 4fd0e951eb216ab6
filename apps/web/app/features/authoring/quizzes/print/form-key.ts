import type { Gaps } from '@hessa/rules/quizzes/kinds/gaps';
import type { Matching } from '@hessa/rules/quizzes/kinds/matching';
import { type QuestionKindName, sketchOf } from '@hessa/rules/quizzes/kinds/question-kinds';
import type { WordOrder } from '@hessa/rules/quizzes/kinds/word-order';
import { answerLetter, isArabic } from '../../../quizzes/answer-letter.ts';
import type { StoredQuiz } from '../edited-question.ts';
import { matchLetters } from './match-letters.ts';

type KeyedQuestion = StoredQuiz['questions'][number];

/** What is right of a question in a form; null where a person judges what was written. */
type KeyOf = (question: KeyedQuestion, order: readonly number[]) => string | null;

const chosenLetters: KeyOf = (question, order) => {
  const { right } = sketchOf(question);
  return order.flatMap((stored, shown) => (right.includes(stored) ? answerLetter(shown, false) : [])).join(' ');
};

const KEYS: Readonly<Record<QuestionKindName, KeyOf>> = {
  'single-choice': chosenLetters,
  'several-choices': chosenLetters,
  'true-false': chosenLetters,
  gaps: (question) => (question as KeyedQuestion & Gaps).gaps.map((accepted) => accepted.join(' / ')).join(', '),
  'word-order': (question) => (question as KeyedQuestion & WordOrder).words.join(' '),
  // One letter for each of the first list, from its top.
  matching: (question, order) =>
    matchLetters(question as KeyedQuestion & Matching, isArabic(question.text), order).join(' '),
  written: () => null,
};

/** What is right of a question as the form prints it, in the words and letters of that form's own answers. */
export const formKey: KeyOf = (question, order) => KEYS[question.kind](question, order);
