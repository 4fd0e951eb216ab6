import type { SniffedType } from './sniff-content.ts';

const MEGABYTE = 1024 * 1024;

/** Small enough to be shown on a phone without a thought. */
const PICTURES: readonly SniffedType[] = ['image/jpeg', 'image/png', 'image/webp'];

const RECORDINGS: readonly SniffedType[] = ['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/wav'];

const SHEETS: readonly SniffedType[] = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ...PICTURES,
  ...RECORDINGS,
];

/** What phones and cameras film in besides what browsers play; taken where films are made fit to stream. */
const FILMS: readonly SniffedType[] = [
  'video/quicktime',
  'video/3gpp',
  'video/x-matroska',
  'video/x-msvideo',
  'video/mp2t',
];

export interface UploadRule {
  /** What a file must be by its own bytes, whatever its name says. */
  readonly types: readonly SniffedType[];
  readonly maxBytes: number;
  /** For everyone to see; the rest opens by a signed link alone. */
  readonly open: boolean;
  /** A picture is kept as WebP no wider and no higher than this. */
  readonly pictureSide?: number;
}

/** What a file of the console is for decides what it may be. */
export const UPLOAD_RULES = {
  cover: { types: PICTURES, maxBytes: 5 * MEGABYTE, open: true, pictureSide: 1280 },
  'book-cover': { types: PICTURES, maxBytes: 5 * MEGABYTE, open: true, pictureSide: 1000 },
  portrait: { types: PICTURES, maxBytes: 5 * MEGABYTE, open: true, pictureSide: 1200 },
  'question-image': { types: PICTURES, maxBytes: 5 * MEGABYTE, open: false, pictureSide: 1600 },
  'passage-audio': { types: RECORDINGS, maxBytes: 10 * MEGABYTE, open: false },
  poster: { types: PICTURES, maxBytes: 5 * MEGABYTE, open: false, pictureSide: 1280 },
  attachment: { types: SHEETS, maxBytes: 25 * MEGABYTE, open: false },
  captions: { types: ['text/vtt'], maxBytes: MEGABYTE, open: false },
  video: { types: ['video/mp4', 'video/webm'], maxBytes: 4096 * MEGABYTE, open: false },
} as const satisfies Record<string, UploadRule>;

export type UploadPurpose = keyof typeof UPLOAD_RULES;

export const UPLOAD_PURPOSES = Object.keys(UPLOAD_RULES) as [UploadPurpose, ...UploadPurpose[]];

export function uploadRule(purpose: UploadPurpose): UploadRule {
  return UPLOAD_RULES[purpose];
}

/** What a file for this purpose may be, on a server that makes films fit to stream or on one that does not. */
export function uploadTypes(purpose: UploadPurpose, makesFilms: boolean): readonly SniffedType[] {
  const { types } = uploadRule(purpose);
  return purpose === 'video' && makesFilms ? [...types, ...FILMS] : types;
}

/** What one account may have under way at once; older unfinished uploads make room for a new one. */
export const OPEN_UPLOADS = { atMost: 30, maxBytes: 3 * 4096 * MEGABYTE } as const;

/** An upload that nobody went on with. */
export const UPLOAD_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** More picture than any camera of a phone makes, and as much as a server should open. */
export const MAX_PIXELS = 40_000_000;
