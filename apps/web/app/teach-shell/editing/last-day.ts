import { extensionFault } from '@hessa/rules/enrolment/extension-limit';
import { cairoMoment } from '@hessa/rules/statistics/cairo-wall';

const FAULTS = { past: 'اليوم ده عدّى.', far: 'ده بعيد قوي. اختار يوم في خلال سنتين.' } as const;

/** The last second of a day that was chosen in a field, in Egypt; no date for what is none. */
export function momentOfLastDay(day: string): Date {
  return new Date((cairoMoment({ day, time: '23:59' }) ?? Number.NaN) + 59_000);
}

/** What is wrong with the last day of more time; null when nothing is. */
export function lastDayProblem(day: string): string | null {
  const until = momentOfLastDay(day);
  if (Number.isNaN(until.getTime())) return 'اختار آخر يوم.';
  const fault = extensionFault(until, new Date());
  return fault && FAULTS[fault];
}
