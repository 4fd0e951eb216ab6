import type { Marks } from './marks.ts';
import type { KeptAnswer } from './regrade-paper.ts';
import type { GradedQuestion } from './score-quiz.ts';
import { sectionMarks } from './section-marks.ts';

/** What is graded of a paper of which some answers wait for marks, and how many do; null when none does. */
export function waitingMarks(
  questions: readonly GradedQuestion[],
  answers: readonly KeptAnswer[],
): (Marks & { readonly answers: number }) | null {
  // A section for what has its marks, and one for each question, to count what has not.
  const [whole] = sectionMarks(
    1,
    questions.map((question) => ({ ...question, section: 0 })),
    answers,
  );
  if (!whole || whole.open === 0) return null;
  const isOpen = (question: GradedQuestion, at: number) =>
    (sectionMarks(1, [{ ...question, section: 0 }], answers.slice(at, at + 1))[0]?.open ?? 0) > 0;
  const waiting = questions.filter(isOpen).length;
  return { earned: whole.earned, possible: whole.possible - whole.open, answers: waiting };
}
