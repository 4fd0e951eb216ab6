import { kindOf } from './kinds/question-kinds.ts';
import type { Marks } from './marks.ts';
import { type KeptAnswer, NOT_COUNTED } from './regrade-paper.ts';
import type { GradedQuestion } from './score-quiz.ts';

interface SectionMarks extends Marks {
  /** Marks within these that wait to be given. */
  readonly open: number;
}

/** What a paper earned in each of its sections, in their order; what does not count on the paper counts in none. */
export function sectionMarks(
  sections: number,
  questions: readonly (GradedQuestion & { readonly section: number | null })[],
  answers: readonly KeptAnswer[],
): SectionMarks[] {
  const sums = Array.from({ length: sections }, () => ({ earned: 0, possible: 0, open: 0 }));
  for (const [at, question] of questions.entries()) {
    const sum = sums[question.section ?? -1];
    const answer = answers[at];
    if (!sum || answer === undefined || answer === NOT_COUNTED) continue;
    const { weight = 1 } = question;
    sum.possible += weight;
    const share = answer === null ? 0 : kindOf(question).grade(question, answer);
    if (share === null) sum.open += weight;
    else sum.earned += weight * share;
  }
  // To the hundredth, as parts of marks are said.
  return sums.map(({ earned, ...rest }) => ({ earned: Math.round(earned * 100) / 100, ...rest }));
}
