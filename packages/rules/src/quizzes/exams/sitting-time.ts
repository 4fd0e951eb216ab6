const MINUTE_MS = 60_000;

/** Answers of before the end may still be on their way this long after it. */
export const GRACE_MS = 2 * MINUTE_MS;

/** When the student is told quietly how much is left. */
export const WARNINGS_MS = [10 * MINUTE_MS, 2 * MINUTE_MS] as const;

export function endOfSitting(startedAt: number, minutes: number, extraMinutes: number): number {
  return startedAt + (minutes + extraMinutes) * MINUTE_MS;
}

/** From now on the server hands the paper in with what it has. */
export function isDue(endsAt: number, now: number): boolean {
  return now > endsAt + GRACE_MS;
}

/** The minutes of an exam's clock, wherever it is read: a minute that has begun is one that is left. */
export function clockMinutes(ms: number): number {
  return Math.ceil(ms / MINUTE_MS);
}

export type Remaining = {
  /** Never below nothing. */
  readonly ms: number;
  readonly mood: 'calm' | 'soon' | 'last' | 'over';
};

export function remaining(endsAt: number, now: number): Remaining {
  const ms = Math.max(0, endsAt - now);
  const [soon, last] = WARNINGS_MS;
  if (ms === 0) return { ms, mood: 'over' };
  if (ms <= last) return { ms, mood: 'last' };
  return { ms, mood: ms <= soon ? 'soon' : 'calm' };
}
