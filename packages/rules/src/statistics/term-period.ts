import type { Term } from '../courses/term.ts';

/** A term of one school year, such as `2026-First`: boards start anew with each. */
export type TermPeriod = `${number}-${Term}`;

/** The school year begins in August: from then on its first year is the calendar's. */
const FIRST_MONTH = 7;

function schoolYear(now: number): number {
  const date = new Date(now);
  return date.getUTCMonth() >= FIRST_MONTH ? date.getUTCFullYear() : date.getUTCFullYear() - 1;
}

/** The period that work done now in a course of this term belongs to. */
export function termPeriod(term: Term, now: number): TermPeriod {
  return `${schoolYear(now)}-${term}`;
}

/** The term of the calendar: first from August to January, second from February to June, summer in July. */
export function termOfDate(now: number): Term {
  const month = new Date(now).getUTCMonth();
  if (month >= FIRST_MONTH || month === 0) return 'First';
  return month <= 5 ? 'Second' : 'Summer';
}

export function currentTermPeriod(now: number): TermPeriod {
  return termPeriod(termOfDate(now), now);
}
