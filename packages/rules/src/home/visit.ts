/** When this phone last showed the home page, and since when news is new to whoever looks at it. */
export type Visits = {
  readonly lastSeenAt: number;
  /** When the visit before this one ended; null in the first. */
  readonly before: number | null;
};

/** A page that is loaded again within this time is the same visit: what was new stays in sight. */
export const SAME_VISIT_MS = 30 * 60 * 1000;
/** What a first visit on a phone calls new. */
const FIRST_VISIT_MS = 7 * 24 * 60 * 60 * 1000;

export function visitAt(known: Visits | null, now: number): Visits {
  if (known === null) return { lastSeenAt: now, before: null };
  const isSame = now - known.lastSeenAt < SAME_VISIT_MS;
  return { lastSeenAt: now, before: isSame ? known.before : known.lastSeenAt };
}

/** From this moment on things are new to the visit. */
export function newSince({ before, lastSeenAt }: Visits): number {
  return before ?? lastSeenAt - FIRST_VISIT_MS;
}
