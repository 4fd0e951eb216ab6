import { kindOf } from '@hessa/rules/quizzes/kinds/question-kinds';
import { ON_PAPER } from '@hessa/rules/quizzes/kinds/written';
import { type KeptAnswer, NOT_COUNTED } from '@hessa/rules/quizzes/regrade-paper';
import type { Question } from '../quiz-questions.ts';
import type { StoredForm } from './load-forms.ts';

/**
 * What was shaded in a form, as answers by the paper's own places. Two letters where one is right are no answer: the
 * question counts and earns nothing, as on the ministry's sheet. What the form did not draw does not count.
 */
export function readShaded(
  questions: readonly Question[],
  { entries }: StoredForm,
  rows: readonly (readonly number[])[],
): KeptAnswer[] {
  // What is written stands on the paper, and is marked from there.
  const answers = questions.map(({ kind }, place): KeptAnswer => {
    if (!entries.some(({ at }) => at === place)) return NOT_COUNTED;
    return kind === 'written' ? ON_PAPER : null;
  });
  for (const [place, { at, order }] of entries.entries()) {
    const question = questions[at];
    const shaded = rows[place] ?? [];
    if (!question || shaded.length === 0) continue;
    if (question.kind === 'several-choices') answers[at] = kindOf(question).readAnswer(question, order, shaded);
    else if (shaded.length === 1) answers[at] = kindOf(question).readAnswer(question, order, shaded[0]);
  }
  return answers;
}
