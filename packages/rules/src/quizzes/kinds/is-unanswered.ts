/** Nothing was chosen, or everything was taken back again. */
export function isUnanswered(answer: unknown): answer is null | undefined {
  // Nothing written, be it into any gap (''), nothing matched with anything (-1).
  return (
    answer == null || answer === '' || (Array.isArray(answer) && answer.every((each) => each === '' || each === -1))
  );
}
