/** When the results of a quiz are told, where that is still to come; null where they are told as they are ready. */
export function comingAt(resultsAt: Date | string | null, now: Date): string | null {
  const at = resultsAt === null ? null : new Date(resultsAt);
  return at !== null && at > now ? at.toISOString() : null;
}
