import { newestPlace } from './watch-place.ts';

/** Less is not worth a question; nor is as much before the end, where it is a small part of the film. */
const WORTH_SECONDS = 10;
const END_FRACTION = 0.03;

interface WatchedBefore {
  lessonId: number;
  video: { positionSeconds: number; positionAgeSeconds: number | null };
  answeredAt?: number | undefined;
  silent?: boolean | undefined;
}

/** Where the student was last, by the phone's own note or the server's. */
export function lastPlace({ lessonId, video, answeredAt = 0, silent = false }: WatchedBefore): number {
  const { positionSeconds, positionAgeSeconds } = video;
  if (silent) return positionSeconds;
  const atMs = positionAgeSeconds === null ? 0 : answeredAt - positionAgeSeconds * 1000;
  return newestPlace(lessonId, { positionSeconds, atMs });
}

/** Where the student stopped, unless it is the very beginning or as good as the end. */
export function resumePoint(positionSeconds: number, durationSeconds: number | null): number | null {
  if (positionSeconds < WORTH_SECONDS) return null;
  if (durationSeconds === null) return positionSeconds;
  const end = durationSeconds - Math.min(WORTH_SECONDS, durationSeconds * END_FRACTION);
  return positionSeconds > end ? null : positionSeconds;
}
