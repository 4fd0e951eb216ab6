import { newestPlace } from './watch-place.ts';

/** Less is not worth a question. */
const RESUME_AFTER_SECONDS = 10;

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
  if (positionSeconds < RESUME_AFTER_SECONDS) return null;
  return durationSeconds !== null && positionSeconds > durationSeconds - RESUME_AFTER_SECONDS ? null : positionSeconds;
}
