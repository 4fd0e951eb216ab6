import { extensionFault } from '@hessa/rules/enrolment/extension-limit';

const FAULTS = { past: 'اليوم ده عدّى.', far: 'ده بعيد قوي. اختار يوم في خلال سنتين.' } as const;

/** The end of a day that was chosen in a field, by the clock of whoever chose it. */
export function momentOfLastDay(day: string): Date {
  return new Date(`${day}T23:59:59`);
}

/** What is wrong with the last day of more time; null when nothing is. */
export function lastDayProblem(day: string): string | null {
  const until = momentOfLastDay(day);
  if (Number.isNaN(until.getTime())) return 'اختار آخر يوم.';
  const fault = extensionFault(until, new Date());
  return fault && FAULTS[fault];
}
