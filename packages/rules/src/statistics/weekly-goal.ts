import { addDays, type Day } from './cairo-day.ts';
import { WEEKLY_GOAL } from './weekly-goal-limits.ts';

/** A week in which somebody was really at it. */
const BUSY_LESSONS = 3;
/** What the last weeks were like says more than what one of them was. */
const WEEKS_LOOKED_AT = 4;

/** How many lessons were finished in the week that began on a day. */
export type FinishedInWeek = { readonly week: Day; readonly lessons: number };

/** The Saturday that a day's week began with: the school's week. */
export function weekOf(day: Day): Day {
  // Day 0 is a Thursday, two days before a Saturday.
  const sinceSaturday = (Math.floor(Date.parse(day) / 86_400_000) + 5) % 7;
  return addDays(day, -sinceSaturday);
}

/** Whole weeks in which something was achieved; they need not follow one another, so none is ever lost. */
export function busyWeeks(weeks: readonly FinishedInWeek[]): number {
  return weeks.filter(({ lessons }) => lessons >= BUSY_LESSONS).length;
}

/**
 * What may be proposed: one lesson more than the middle of the last weeks in which there was anything, so that nobody is
 * asked for what was never done. Whoever begins is asked for little.
 */
export function proposedGoal(weeks: readonly FinishedInWeek[], thisWeek: Day): number {
  const before = weeks
    .filter(({ week, lessons }) => week < thisWeek && lessons > 0)
    .sort((one, other) => (one.week < other.week ? 1 : -1))
    .slice(0, WEEKS_LOOKED_AT)
    .map(({ lessons }) => lessons)
    .sort((one, other) => one - other);
  const middle = before[Math.floor((before.length - 1) / 2)];
  return middle === undefined ? WEEKLY_GOAL.first : Math.min(middle + 1, WEEKLY_GOAL.most);
}
