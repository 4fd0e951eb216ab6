import type { Reply } from '@hessa/contract/client';

/** What a search found, whoever looked: the platform, or the phone among what it has kept. */
export type Found = Reply<'GET /api/Search'>['data'];
export type FoundCourse = Found['courses'][number];
export type FoundLesson = Found['lessons'][number];

export function foundCount({ courses, lessons }: Found): number {
  return courses.length + lessons.length;
}
