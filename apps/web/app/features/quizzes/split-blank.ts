/** The gap a question leaves for its answer: a run of underscores, dots or kashidas. */
const BLANK = /_{2,}|\.{4,}|…{2,}|ـ{3,}/g;

export interface SplitQuestion {
  before: string;
  after: string;
}

/** The words before and after the one gap; null when there is none, or more than one answer could fill. */
export function splitBlank(text: string): SplitQuestion | null {
  const [gap, second] = text.matchAll(BLANK);
  if (!gap || second) return null;
  return { before: text.slice(0, gap.index), after: text.slice(gap.index + gap[0].length) };
}
