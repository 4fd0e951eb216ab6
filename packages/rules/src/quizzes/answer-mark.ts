export type AnswerMark = 'right' | 'chosen-right' | 'chosen-wrong' | 'none';

/** How one choice is marked when the student looks back at a question. */
export function answerMark({ isRight, isChosen }: { isRight: boolean; isChosen: boolean }): AnswerMark {
  if (isRight) return isChosen ? 'chosen-right' : 'right';
  return isChosen ? 'chosen-wrong' : 'none';
}
