/** What a link carries that leads to a marked paper, not to its quiz: who follows it wants to read what went wrong. */
export const TO_PAPER = { paper: true } as const;
/** The paper's questions again, one step of the history after the paper; a page that is loaded anew goes on with them. */
export const TO_PRACTICE = { ...TO_PAPER, practice: true } as const;

export function asksForPaper(state: unknown): boolean {
  return (state as { paper?: unknown } | null)?.paper === true;
}

export function asksForPractice(state: unknown): boolean {
  return (state as { practice?: unknown } | null)?.practice === true;
}
