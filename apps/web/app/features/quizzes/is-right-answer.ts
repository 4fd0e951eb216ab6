import type { QuizResult } from './quiz-result.ts';

type MarkedQuestion = QuizResult['review'][number];

export function isRightAnswer({ answers, chosen }: MarkedQuestion): boolean {
  return answers[chosen]?.isCorrect === true;
}
