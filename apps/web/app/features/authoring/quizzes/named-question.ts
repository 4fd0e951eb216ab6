/** Whoever comes for a question names its place and may bring its words: `#question-3`. */
interface Arrival {
  hash: string;
  state: unknown;
}

/** Where words come along they decide: a question may have moved since its place was written down, or be gone. */
export function namedQuestion<Question extends { text: string }>(
  questions: readonly Question[],
  { hash, state }: Arrival,
): Question | undefined {
  const placed = questions[Number(/^#question-(\d+)$/.exec(hash)?.[1]) - 1];
  const words = (state as { question?: unknown } | null)?.question;
  if (typeof words !== 'string' || placed?.text === words) return placed;
  return questions.find(({ text }) => text === words);
}
