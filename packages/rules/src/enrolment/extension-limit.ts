const YEARS = 2;

/** The last moment that more time may reach: a year typed wrong is a slip, not a present for life. */
function latestExtension(now: Date): Date {
  const latest = new Date(now);
  latest.setUTCFullYear(now.getUTCFullYear() + YEARS);
  return latest;
}

/** Why time cannot be given until a moment; null when it can. */
export function extensionFault(until: Date, now: Date): 'past' | 'far' | null {
  if (until <= now) return 'past';
  return until > latestExtension(now) ? 'far' : null;
}
