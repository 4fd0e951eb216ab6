import { type VideoHosts, type VideoRefusal, type VideoSource, videoSource } from './video-source.ts';

export type LessonAddress =
  | Extract<VideoSource, { kind: 'youtube' | 'hosted' | 'file' }>
  | { readonly kind: 'refused'; readonly why: VideoRefusal | 'own-path' | 'stream-elsewhere' };

export const LONGEST_ADDRESS = 2000;

/**
 * What a teacher may write as a lesson's video. Stricter than what the player plays: the platform's own files are
 * chosen, not written, and a stream that is read by script may only be our own (the pages' content policy).
 */
export function lessonAddress(text: string, hosts: VideoHosts): LessonAddress {
  const address = text.trim();
  if (address.startsWith('/')) return { kind: 'refused', why: 'own-path' };
  if (address.length > LONGEST_ADDRESS) return { kind: 'refused', why: 'not-a-url' };
  const source = videoSource(address, hosts);
  return source.kind === 'hls' ? { kind: 'refused', why: 'stream-elsewhere' } : source;
}
