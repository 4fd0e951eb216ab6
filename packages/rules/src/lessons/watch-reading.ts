export type WatchReading = 'watched' | 'partly' | 'only-pressed' | 'not-begun';

/** Less than half of a film is not having seen it, whatever was pressed; a film of unknown length has a minute. */
const SEEN_SHARE = 0.5;
const SEEN_SECONDS = 60;

/** How many different seconds have to be covered before «done» is believed. */
export function leastCovered(durationSeconds: number | null): number {
  return durationSeconds === null ? SEEN_SECONDS : durationSeconds * SEEN_SHARE;
}

/** What the seconds that really ran say beside what was pressed. */
export function watchReading(watch: {
  readonly coveredSeconds: number;
  readonly durationSeconds: number | null;
  readonly isCompleted: boolean;
}): WatchReading {
  const { coveredSeconds, durationSeconds, isCompleted } = watch;
  if (isCompleted) return coveredSeconds >= leastCovered(durationSeconds) ? 'watched' : 'only-pressed';
  return coveredSeconds > 0 ? 'partly' : 'not-begun';
}
