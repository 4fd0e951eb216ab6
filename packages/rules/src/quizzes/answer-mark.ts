export type AnswerMark = 'right' | 'chosen-right' | 'chosen-wrong' | 'none';

/** How one answer is marked when the student looks back at a question. */
export function answerMark(answer: number, rightAnswer: number, chosen: number | null): AnswerMark {
  if (answer === rightAnswer) return answer === chosen ? 'chosen-right' : 'right';
  return answer === chosen ? 'chosen-wrong' : 'none';
}
