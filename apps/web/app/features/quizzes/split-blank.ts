import { splitBlanks } from '@hessa/rules/quizzes/blanks';

export interface SplitQuestion {
  before: string;
  after: string;
}

/** The words before and after the one gap; null when there is none, or more than one answer could fill. */
export function splitBlank(text: string): SplitQuestion | null {
  const [before = '', after, more] = splitBlanks(text);
  return after === undefined || more !== undefined ? null : { before, after };
}
