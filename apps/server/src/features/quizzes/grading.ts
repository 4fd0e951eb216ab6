import type { StoredAnswer } from '@hessa/rules/quizzes/kinds/question-kinds';
import type { MarkedText, OpenText } from '@hessa/rules/quizzes/kinds/written';
import { quizNotes } from '@hessa/rules/quizzes/quiz-notes';
import { type KeptAnswer, NOT_COUNTED } from '@hessa/rules/quizzes/regrade-paper';
import { scoreQuiz } from '@hessa/rules/quizzes/score-quiz';
import type { Question } from './quiz-questions.ts';

/** What a paper is worth, and by which version of its quiz. */
export interface Grading {
  contentVersion: number;
  answers: KeptAnswer[];
  /** Null while an answer waits for its marks. */
  score: number | null;
  /** What the score can still become; missing where it was stored before anything waited for marks. */
  ceiling?: number;
  correctCount: number;
  total: number;
  possibleMarks: number | null;
  notes: string;
  /** Marks of words that others have taken the place of, by question: should the first come back, so do their marks. */
  aside?: readonly { at: number; answer: OpenText | MarkedText }[];
}

/** A question that was left empty counts and earns nothing. */
export function gradingOf(contentVersion: number, questions: readonly Question[], answers: KeptAnswer[]): Grading {
  const isCounted = (_: unknown, at: number) => answers[at] !== NOT_COUNTED;
  const counted = answers.filter((answer): answer is StoredAnswer | null => answer !== NOT_COUNTED);
  const { percent, ceiling, correctCount, total, possibleMarks } = scoreQuiz(questions.filter(isCounted), counted);
  return {
    contentVersion,
    answers,
    score: percent,
    ceiling,
    correctCount,
    total,
    possibleMarks,
    notes: quizNotes(correctCount, total),
  };
}
