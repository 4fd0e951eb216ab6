/** The notes stored with a result, in the specification's exact form. */
export function quizNotes(correctCount: number, total: number): string {
  return `Correct answers: ${correctCount}/${total}`;
}
