/** Nothing was chosen, or everything was taken back again. */
export function isUnanswered(answer: unknown): answer is null | undefined {
  return answer == null || (Array.isArray(answer) && answer.length === 0);
}
