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

/** The verdict on a question that earns parts of its mark. */
export const shareVerdict = ({ share }: { share: number }): Verdict =>
  share === 1 ? 'right' : share === 0 ? 'wrong' : 'partly';

/** A gap of a marked question; the right word only where the given one is wrong. */
export interface FilledGap {
  given: string;
  right: string | null;
}

/** A kind of question as a student meets it: while it is answered, and marked. */
export interface QuestionPlayer<Shown = Question, Marked = MarkedQuestion, Answer = unknown> {
  /** What is to be done, over the question. */
  hint: string;
  role: 'radiogroup' | 'group';
  /** Its answers stand inside its words, and it draws both. */
  drawsWords?: true;
  /** What is chosen stands in the gap of its words: one of its pieces, or as many as are ticked. */
  fillsGap?: 'one' | 'all';
  /** Fetched by `bring` where its code comes late. */
  Answers: ComponentType<AnswersProps<Shown, Answer>> & { bring?: () => Promise<boolean> };
  /** Whether what a phone kept has the shape of an answer to this kind. */
  isAnswer(kept: unknown): kept is Answer;
  /** What the numbers in an answer point to, as the student sees it. */
  pieces(question: Shown): readonly string[];
  /** The numbers in an answer; -1 for one that points nowhere. */
  picked(answer: Answer): readonly number[];
  fromPicked(places: readonly number[]): Answer;
  /** How many things an answer is made of; left out where it cannot be half given. */
  parts?(question: Shown): number;
  /** The answer after a press on one of its pieces, which a digit does too; null where nothing is pressed. */
  press: ((answer: Answer | null, place: number) => Answer) | null;
  /** What an arrow does to the choices. */
  arrows: 'choose' | 'walk';
  verdict(question: Marked): Verdict;
  /** What stands in each gap of its words once it is marked; left out where nothing is filled in. */
  filledGaps?(question: Marked, gaps: number): readonly FilledGap[];
  /** The question as it stood before anything was marked. */
  asked(question: Marked): Shown;
  /** The question as it would be marked with another answer: what practising it again is judged by. */
  answered(question: Marked, answer: Answer): Marked;
  Review: ComponentType<ReviewProps<Marked>>;
  /** Before the share of its mark that a class earned. */
  earnedWords: string;
  /** Beside a right choice, where a class's answers are counted. */
  rightWord: string;
  /** What the share beside a row counts, where every row is right and none a choice among others. */
  shareWords?: string;
}
