const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Who was not seen since this moment is away: they did not come in, or never did since they registered. */
export function awaySince(now: Date): Date {
  return new Date(now.getTime() - WEEK_MS);
}
