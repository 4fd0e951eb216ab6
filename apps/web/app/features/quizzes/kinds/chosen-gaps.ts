import { fillBlanks } from '@hessa/rules/quizzes/blanks';
import type { FilledGap } from './question-player.ts';

interface Marked {
  answers: readonly { readonly text: string; readonly isCorrect: boolean }[];
}

/** What choices put into a question's gaps, part by part, as it stood there while they were chosen. */
export function chosenGaps({ answers }: Marked, chosen: readonly number[], gaps: number): FilledGap[] {
  const given = fillBlanks(chosen.map((place) => answers[place]?.text ?? '').join(', '), gaps);
  const right = fillBlanks(answers.flatMap(({ text, isCorrect }) => (isCorrect ? [text] : [])).join(', '), gaps);
  return given.map((words, gap) => ({ given: words, right: words === right[gap] ? null : (right[gap] ?? null) }));
}
