import type { Written } from '@hessa/rules/quizzes/kinds/written';
import { wholeNumber } from '../../../../ui/fields/typed-number.ts';

/**
 * How many words are expected, as it is being typed. An edge that nobody has typed, or that is no whole number, is 0,
 * which no rule lets pass; where nothing is typed at all nobody counts.
 */
export function typedRange(range: Written['words'], edge: 'from' | 'to', typed: string): Written['words'] {
  const next = { from: 0, to: 0, ...range, [edge]: wholeNumber(typed) ?? 0 };
  return typed.trim() === '' && next.from === 0 && next.to === 0 ? null : next;
}
