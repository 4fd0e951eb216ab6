/** Today is held against this many days before it: a whole week, so that no weekday weighs more than another. */
const USUAL_DAYS = 7;

export type DayChange = {
  readonly today: number;
  /** The mean of the days before, to one decimal. */
  readonly usual: number;
  readonly kind: 'more' | 'less' | 'same';
};

/** The counts of days, oldest first, ending with today. */
export function dayChange(counts: readonly number[]): DayChange {
  const today = counts.at(-1) ?? 0;
  const before = counts.slice(-USUAL_DAYS - 1, -1);
  const mean = before.length === 0 ? 0 : before.reduce((sum, each) => sum + each, 0) / before.length;
  const usual = Math.round(mean * 10) / 10;
  return { today, usual, kind: today > usual ? 'more' : today < usual ? 'less' : 'same' };
}
