/** The gap a question leaves for its answer: a run of underscores, dots or kashidas. */
const BLANK = /_{2,}|\.{4,}|…{2,}|ـ{3,}/g;

/** The words before, between and after the gaps: one piece more than there are gaps. */
export function splitBlanks(text: string): string[] {
  return text.split(BLANK);
}

/** How the two halves of one choice are kept apart: «went / has gone», «some … any». */
const BETWEEN_HALVES = /\s*(?:[/،,;؛–—]|\.{2,}|…|\s-\s)\s*/;

/** What stands in each gap once an answer is chosen: its own part where there is one for each, else all of it. */
export function fillBlanks(answer: string, gaps: number): string[] {
  const parts = answer.split(BETWEEN_HALVES);
  const own = gaps > 1 && parts.length === gaps && parts.every(Boolean);
  return own ? parts : Array<string>(gaps).fill(answer);
}

/** How many things are to be written into it: a question without a gap is answered below it. */
export function countBlanks(text: string): number {
  return Math.max(1, splitBlanks(text).length - 1);
}
