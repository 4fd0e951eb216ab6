import type { Reply } from '@hessa/contract/client';

type Content = Reply<'GET /Student/contentlesson/{id}'>['data'];

export type LessonVideo = Extract<Content, { type: 'Video' }>;

/** A lesson's or a course's number as it stands in an address; null for anything else. */
export function readId(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
