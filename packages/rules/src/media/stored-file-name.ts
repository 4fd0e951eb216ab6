import { wellFormed } from '../text/well-formed.ts';
import type { SniffedType } from './sniff-content.ts';

const EXTENSIONS: Record<SniffedType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'video/3gpp': '3gp',
  'video/x-matroska': 'mkv',
  'video/x-msvideo': 'avi',
  'video/mp2t': 'ts',
  'text/vtt': 'vtt',
};

/** The header a file is sent with; what is text says how it is written. */
export const servedType = (type: SniffedType): string => (type === 'text/vtt' ? 'text/vtt; charset=utf-8' : type);

/** A quality of a film, encrypted: bytes that nobody uploads and no browser opens by themselves. */
export const RUNG_TYPE = 'application/octet-stream';

/** Every type that a stored file can have. */
export const SERVED_TYPES: readonly string[] = [
  ...(Object.keys(EXTENSIONS) as SniffedType[]).map(servedType),
  RUNG_TYPE,
];

const LONGEST = 100;

/**
 * The name a download gets: the sender's words without folders, invisible characters and tricks of direction, and the
 * ending of what the file really is.
 */
export function storedFileName(given: string, type: SniffedType): string {
  const last = wellFormed(given).split(/[/\\]/).at(-1) ?? '';
  const words = last
    .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .replace(/\.[^.]{1,8}$/, '')
    .trim();
  const short = [...words].slice(0, LONGEST).join('').replace(/^\.+/, '');
  return `${short || 'file'}.${EXTENSIONS[type]}`;
}
