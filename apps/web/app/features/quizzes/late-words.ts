/** That answers which came late are not decided yet. */
export const lateWords = (held: number): string =>
  held === 1 ? 'لسه فيه إجابة متأخرة بتتراجع' : 'لسه فيه إجابات متأخرة بتتراجع';
