/** Whoever comes for a question names its place, `#question-3`, and may bring what it goes by, or its words. */
interface Arrival {
  hash: string;
  state: unknown;
}

interface StoredQuestion {
  readonly id: number;
  readonly identity: string;
}

/**
 * What comes along decides, and not the place: a question may have moved or been reworded since that was written down,
 * or be gone. Events of before questions were named in the trail bring words alone, and of long ones their beginning.
 */
export function namedQuestion<Question extends { text: string; from: number | null }>(
  questions: readonly Question[],
  stored: readonly StoredQuestion[],
  { hash, state }: Arrival,
): Question | undefined {
  const placed = questions[Number(/^#question-(\d+)$/.exec(hash)?.[1]) - 1];
  const { identity, question: words } = (state ?? {}) as { identity?: unknown; question?: unknown };
  if (identity !== undefined) {
    const known = stored.find((each) => each.identity === identity);
    return questions.find(({ from }) => from === known?.id);
  }
  if (typeof words !== 'string') return placed;
  const isMeant = ({ text }: Question) =>
    text === words || (words.endsWith('…') && text.startsWith(words.slice(0, -1)));
  return placed && isMeant(placed) ? placed : questions.find(isMeant);
}
