import { pastedAddress } from './pasted-address.ts';
import { isOneOf, type VideoHosts, type VideoRefusal, type VideoSource, videoSource } from './video-source.ts';

/** Sites whose pages show a video and give none away: as a lesson they would stay black. */
type PageOnly = 'google-drive' | 'facebook' | 'vimeo';

export type LessonAddress =
  /** `address` is what is kept: the pasted text, made an address. */
  | (Extract<VideoSource, { kind: 'youtube' | 'hosted' | 'file' }> & { readonly address: string })
  | { readonly kind: 'refused'; readonly why: VideoRefusal | PageOnly | 'own-path' | 'stream-elsewhere' };

export const LONGEST_ADDRESS = 2000;

const PAGE_SITES: Record<PageOnly, readonly string[]> = {
  'google-drive': ['drive.google.com', 'docs.google.com', 'photos.google.com', 'photos.app.goo.gl'],
  facebook: ['facebook.com', 'fb.com', 'fb.watch', 'messenger.com'],
  vimeo: ['vimeo.com'],
};

/**
 * What a teacher may write as a lesson's video. Stricter than what the player plays: the platform's own files are
 * chosen, not written, and a stream that is read by script may only be our own (the pages' content policy).
 */
export function lessonAddress(text: string, hosts: VideoHosts): LessonAddress {
  const address = pastedAddress(text);
  if (address.startsWith('/')) return { kind: 'refused', why: 'own-path' };
  if (address.length > LONGEST_ADDRESS) return { kind: 'refused', why: 'not-a-url' };
  const source = videoSource(address, hosts);
  if (source.kind === 'hls') return { kind: 'refused', why: 'stream-elsewhere' };
  if (source.kind === 'refused') return source;
  const site = source.kind === 'file' ? pageSite(source.url) : null;
  return site ? { kind: 'refused', why: site } : { ...source, address };
}

/** Vimeo sells addresses of plain files as well; those play. */
function pageSite(address: string): PageOnly | null {
  const { hostname, pathname } = new URL(address);
  const [site] = (Object.keys(PAGE_SITES) as PageOnly[]).filter((name) => isOneOf(hostname, PAGE_SITES[name]));
  return site === undefined || (site === 'vimeo' && /\.mp4$/i.test(pathname)) ? null : site;
}
