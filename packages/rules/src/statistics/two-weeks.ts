const DAY_MS = 24 * 60 * 60_000;

/**
 * How many lessons were finished in the last seven days, and in the seven before. Days that run, not weeks that begin:
 * on any day of the week like is compared with like.
 */
export interface TwoWeeks {
  readonly latest: number;
  readonly before: number;
  /** How many of them were exams; the others are videos. */
  readonly exams: { readonly latest: number; readonly before: number };
}

/** When the two weeks began that are compared. */
export function twoWeekStarts(now: Date): { latest: Date; before: Date } {
  return { latest: new Date(now.getTime() - 7 * DAY_MS), before: new Date(now.getTime() - 14 * DAY_MS) };
}

export type WeekChange = 'better' | 'same' | 'less' | 'nothing';

export function weekChange({ latest, before }: Pick<TwoWeeks, 'latest' | 'before'>): WeekChange {
  if (latest === 0 && before === 0) return 'nothing';
  if (latest === before) return 'same';
  return latest > before ? 'better' : 'less';
}
