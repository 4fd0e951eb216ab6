import { bringAnswers, kindsOf } from './kinds/bring-answers.ts';
import { bringParts } from './parts/in-parts.tsx';
import { bringMap } from './question-strip.tsx';
import type { Paper } from './quiz-paper.ts';

/** Everything this paper will be drawn with, down to its last question. */
export async function bringQuiz({ questions }: Pick<Paper, 'questions'>): Promise<void> {
  await Promise.all([bringAnswers(kindsOf(questions)), bringParts(questions), bringMap(questions.length)]);
}
