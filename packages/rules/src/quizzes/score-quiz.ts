import { possibleMarks } from './marks.ts';

export type GradedQuestion = {
  /** Position of the right answer. */
  readonly rightAnswer: number;
  /** How much the question counts; 1 unless the teacher says otherwise. */
  readonly weight?: number;
};

export type QuizScore = {
  readonly correctCount: number;
  readonly total: number;
  /** Unrounded, from 0 to 100: bands and averages are taken from it. */
  readonly percent: number;
  /** How many marks there are, where some questions count for more than others; the percentage is of these. */
  readonly possibleMarks: number | null;
};

/** Grades the chosen positions, one per question in the quiz's order; null is a question left out. */
export function scoreQuiz(questions: readonly GradedQuestion[], answers: readonly (number | null)[]): QuizScore {
  let correctCount = 0;
  let earned = 0;
  let possible = 0;
  questions.forEach(({ rightAnswer, weight = 1 }, at) => {
    possible += weight;
    if (answers[at] !== rightAnswer) return;
    correctCount += 1;
    earned += weight;
  });
  // Multiplied before dividing, so that a score of exactly 80 or 60 is exactly that number.
  const percent = possible === 0 ? 0 : (earned * 100) / possible;
  const weights = questions.map(({ weight = 1 }) => weight);
  return { correctCount, total: questions.length, percent, possibleMarks: possibleMarks(weights) };
}

export type AnswersFault = 'no-questions' | 'unanswered' | 'too-many' | 'no-such-answer';

/** What is wrong with submitted answers, or null: every question exactly once, each a position it really has. */
export function answersFault(
  answerCounts: readonly number[],
  answers: readonly (number | null)[],
): AnswersFault | null {
  if (answerCounts.length === 0) return 'no-questions';
  if (answers.length > answerCounts.length) return 'too-many';
  for (const [at, count] of answerCounts.entries()) {
    const answer = answers[at];
    if (answer == null) return 'unanswered';
    if (!Number.isInteger(answer) || answer < 0 || answer >= count) return 'no-such-answer';
  }
  return null;
}
