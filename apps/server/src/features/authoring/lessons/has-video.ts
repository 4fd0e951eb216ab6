import type { LessonRow } from './lesson-edit.ts';

export function hasVideo({ videoUrl, videoMediaId }: Pick<LessonRow, 'videoUrl' | 'videoMediaId'>): boolean {
  return Boolean(videoUrl) || videoMediaId !== null;
}
