/** What a link carries that leads to a marked paper, not to its quiz: who follows it wants to read what went wrong. */
export const TO_PAPER = { paper: true } as const;

export function asksForPaper(state: unknown): boolean {
  return (state as { paper?: unknown } | null)?.paper === true;
}
