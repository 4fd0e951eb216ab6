/** The splash greets once a browser session, and never those who asked for less motion or less data. */
export function showsSplash(visit: {
  readonly seenThisSession: boolean;
  readonly prefersReducedMotion: boolean;
  readonly savesData: boolean;
}): boolean {
  return !visit.seenThisSession && !visit.prefersReducedMotion && !visit.savesData;
}
