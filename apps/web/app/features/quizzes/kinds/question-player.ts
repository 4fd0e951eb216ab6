import type { AnswerMark } from '@hessa/rules/quizzes/answer-mark';
import type { DigitStyle } from '@hessa/rules/text/digits';
import type { ComponentType } from 'react';
import type { Question } from '../quiz-paper.ts';
import type { MarkedQuestion } from '../quiz-result.ts';

interface AnswersProps<Shown, Answer> {
  question: Shown;
  answer: Answer | null;
  isArabic: boolean;
  disabled: boolean;
  onAnswer: (answer: Answer) => void;
}

interface ReviewProps<Marked> {
  question: Marked;
  isArabic: boolean;
  digits: DigitStyle;
  /** What a choice is called by its mark, to whoever reads. */
  words: Readonly<Record<AnswerMark, string | null>>;
}

export type Verdict = 'right' | 'partly' | 'wrong';

/** A kind of question as a student meets it: while it is answered, and marked. */
export interface QuestionPlayer<Shown = Question, Marked = MarkedQuestion, Answer = unknown> {
  /** What is to be done, over the question. */
  hint: string;
  role: 'radiogroup' | 'group';
  Answers: ComponentType<AnswersProps<Shown, Answer>>;
  /** Whether what a phone kept has the shape of an answer to this kind. */
  isAnswer(kept: unknown): kept is Answer;
  picked(answer: Answer): readonly number[];
  fromPicked(places: readonly number[]): Answer;
  /** The answer after a press on one of the choices. */
  press(answer: Answer | null, place: number): Answer;
  /** What an arrow does to the choices. */
  arrows: 'choose' | 'walk';
  verdict(question: Marked): Verdict;
  /** The question as it would be marked with another answer: what practising it again is judged by. */
  answered(question: Marked, answer: Answer): Marked;
  Review: ComponentType<ReviewProps<Marked>>;
  /** Before the share of its mark that a class earned. */
  earnedWords: string;
  /** Beside a right choice, where a class's answers are counted. */
  rightWord: string;
}
