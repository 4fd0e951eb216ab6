/** Cards of a batch are sold within a school year or two; a later day is a year typed wrong. */
export const CODE_YEARS = 3;

/** Why codes cannot end at a moment; null when they can. */
export function expiryFault(expiresAt: Date, now: Date): 'past' | 'far' | null {
  if (expiresAt <= now) return 'past';
  const latest = new Date(now);
  latest.setUTCFullYear(now.getUTCFullYear() + CODE_YEARS);
  return expiresAt > latest ? 'far' : null;
}
