/** Of an event of a trace, what is needed here; `tdur` is how long its thread itself worked. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

/** As Lighthouse slows a processor down, and as long as a task may take. */
const SLOWDOWN = 4;
const UNNOTICED_MS = 50;

/**
 * How long the page's thread was blocked after its first paint, by the thread's own clock: what a busy machine does
 * meanwhile does not lengthen it, as it does Lighthouse's own figure.
 */
export function blockedByOwnClock(events: readonly TraceEvent[]): number {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) return Number.NaN;
  const tasks = events.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts + dur > paint.ts,
  );
  return tasks.reduce((sum, { dur = 0, tdur = dur }) => sum + Math.max(0, (tdur / 1000) * SLOWDOWN - UNNOTICED_MS), 0);
}
