import { type Answer, kindOf } from '@hessa/rules/quizzes/kinds/question-kinds';
import type { Question } from '../quiz-questions.ts';
import type { StoredForm } from './load-forms.ts';

/**
 * What was shaded in a form, as answers by the paper's own places. Two letters where one is right are no answer: the
 * question counts and earns nothing, as on the ministry's sheet.
 */
export function readShaded(
  questions: readonly Question[],
  { entries }: StoredForm,
  rows: readonly (readonly number[])[],
): (Answer | null)[] {
  const answers: (Answer | null)[] = questions.map(() => null);
  for (const [place, { at, order }] of entries.entries()) {
    const question = questions[at];
    const shaded = rows[place] ?? [];
    if (!question || shaded.length === 0) continue;
    if (question.kind === 'several-choices') answers[at] = kindOf(question).readAnswer(question, order, shaded);
    else if (shaded.length === 1) answers[at] = kindOf(question).readAnswer(question, order, shaded[0]);
  }
  return answers;
}
