import { isUnanswered } from './kinds/is-unanswered.ts';
import { type Answer, kindOf, type QuestionPart, type StoredAnswer } from './kinds/question-kinds.ts';
import { possibleMarks } from './marks.ts';

/** How much the question counts is 1 unless the teacher says otherwise. */
export type GradedQuestion = QuestionPart & { readonly weight?: number };

export type QuizScore = {
  /** Questions that are wholly right. */
  readonly correctCount: number;
  readonly total: number;
  /** Unrounded, from 0 to 100: bands and averages are taken from it. Null while an answer waits for its marks. */
  readonly percent: number | null;
  /** What it can still become: with every mark that is not given yet. */
  readonly ceiling: number;
  /** Answers that wait for somebody to mark them. */
  readonly waiting: number;
  /** How many marks there are, where some questions count for more than others; the percentage is of these. */
  readonly possibleMarks: number | null;
};

/** Grades one answer per question in the quiz's order; null is a question left out. Each earns a share of its weight. */
export function scoreQuiz(questions: readonly GradedQuestion[], answers: readonly (StoredAnswer | null)[]): QuizScore {
  let correctCount = 0;
  let earned = 0;
  let possible = 0;
  let open = 0;
  let waiting = 0;
  const shares = questions.map((question, at) => {
    const { weight = 1 } = question;
    const answer = answers[at] ?? null;
    const share = answer === null ? 0 : kindOf(question).grade(question, answer);
    possible += weight;
    if (share === null) {
      open += weight;
      waiting += 1;
      return 0;
    }
    earned += weight * share;
    if (share === 1) correctCount += 1;
    return share;
  });
  // Multiplied before dividing, so that a score of exactly 80 or 60 is exactly that number.
  const percentOf = (marks: number) => (possible === 0 ? 0 : (marks * 100) / possible);
  const weights = questions.map(({ weight = 1 }) => weight);
  return {
    correctCount,
    total: questions.length,
    percent: waiting === 0 ? percentOf(earned) : null,
    ceiling: percentOf(earned + open),
    waiting,
    possibleMarks: possibleMarks(weights, shares),
  };
}

export type AnswersFault = 'no-questions' | 'unanswered' | 'too-many' | 'no-such-answer';

/**
 * Submitted answers by the quiz's own places, or what is wrong with them: every question exactly once, each an answer
 * it really has. `orders` are those in which the student saw the choices.
 */
export function readAnswers(
  questions: readonly QuestionPart[],
  orders: readonly (readonly number[])[],
  sent: readonly unknown[],
): Answer[] | AnswersFault {
  if (questions.length === 0) return 'no-questions';
  if (sent.length > questions.length) return 'too-many';
  const answers: Answer[] = [];
  for (const [at, question] of questions.entries()) {
    if (isUnanswered(sent[at])) return 'unanswered';
    const answer = kindOf(question).readAnswer(question, orders[at] ?? [], sent[at]);
    if (answer === null) return 'no-such-answer';
    answers.push(answer);
  }
  return answers;
}
