/** The gap a question leaves for its answer: a run of underscores, dots or kashidas. */
const BLANK = /_{2,}|\.{4,}|…{2,}|ـ{3,}/g;

/** The words before, between and after the gaps: one piece more than there are gaps. */
export function splitBlanks(text: string): string[] {
  return text.split(BLANK);
}

/** How many things are to be written into it: a question without a gap is answered below it. */
export function countBlanks(text: string): number {
  return Math.max(1, splitBlanks(text).length - 1);
}
