import { sniffOffice } from './sniff-office.ts';

export type SniffedType =
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'application/pdf'
  | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  | 'application/vnd.openxmlformats-officedocument.presentationml.presentation'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  | 'audio/mpeg'
  | 'audio/mp4'
  | 'audio/ogg'
  | 'audio/wav'
  | 'video/mp4'
  | 'video/webm'
  | 'video/quicktime'
  | 'video/3gpp'
  | 'video/x-matroska'
  | 'video/x-msvideo'
  | 'video/mp2t'
  | 'text/vtt';

/** How much of a file's beginning and end is looked at. */
export const SNIFFED_HEAD = 4096;
export const SNIFFED_TAIL = 512 * 1024;

/** Brands of MP4 files that browsers play; those of still pictures are nowhere among the films. */
const VIDEO_BRANDS = ['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'M4V ', 'M4VP', 'dash', 'MSNV'];
/** What old cameras of Apple write before anything else where they write no brand. */
const OLD_QUICKTIME = ['moov', 'mdat', 'wide', 'free', 'skip'];
/** A transport stream is packets of this length, each beginning with the same byte; some cameras put four before. */
const TS_PACKET = 188;
const TS_SYNC = 0x47;

const WEBVTT = /^\ufeff?WEBVTT(?:[ \t\r\n]|$)/;

/**
 * What a file is by its own bytes; null for whatever is not on the list. Its name and the type that a browser tells
 * are never asked: both are what the sender wishes them to be.
 */
export function sniffContent(head: Uint8Array, tail: Uint8Array): SniffedType | null {
  const at = (start: number, length: number) => latin(head.subarray(start, start + length));
  if (at(0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (at(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (at(0, 5) === '%PDF-') return 'application/pdf';
  if (at(0, 4) === 'RIFF') return riffType(at(8, 4));
  if (at(4, 4) === 'ftyp') return boxedType(at(8, 4));
  if (OLD_QUICKTIME.includes(at(4, 4))) return 'video/quicktime';
  if (at(0, 4) === '\x1aE\xdf\xa3') return matroskaType(at(0, 64));
  if (isTransportStream(head)) return 'video/mp2t';
  if (at(0, 4) === 'OggS') return 'audio/ogg';
  if (at(0, 4) === 'PK\x03\x04') return sniffOffice(tail);
  if (at(0, 3) === 'ID3' || isMpegFrame(head)) return 'audio/mpeg';
  return isCaptions(head, tail) ? 'text/vtt' : null;
}

/** Whether a file that begins like this may still turn out to be one of the types, before the rest of it is here. */
export function mayBecome(head: Uint8Array, types: readonly SniffedType[]): boolean {
  // Which document an archive is stands at its end.
  if (latin(head.subarray(0, 4)) === 'PK\x03\x04') return types.some((type) => type.includes('openxmlformats'));
  const type = sniffContent(head, new Uint8Array());
  return type !== null && types.includes(type);
}

function latin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

function riffType(form: string): SniffedType | null {
  if (form === 'WEBP') return 'image/webp';
  if (form === 'AVI ') return 'video/x-msvideo';
  return form === 'WAVE' ? 'audio/wav' : null;
}

function matroskaType(beginning: string): SniffedType | null {
  if (beginning.includes('webm')) return 'video/webm';
  return beginning.includes('matroska') ? 'video/x-matroska' : null;
}

function isTransportStream(head: Uint8Array): boolean {
  return [
    { first: 0, step: TS_PACKET },
    { first: 4, step: TS_PACKET + 4 },
  ].some(({ first, step }) => [0, 1, 2].every((packet) => head[first + packet * step] === TS_SYNC));
}

function boxedType(brand: string): SniffedType | null {
  if (brand === 'M4A ' || brand === 'M4B ') return 'audio/mp4';
  if (brand === 'qt  ') return 'video/quicktime';
  if (/^3g[gpr2]/.test(brand)) return 'video/3gpp';
  return VIDEO_BRANDS.includes(brand) ? 'video/mp4' : null;
}

/** The eleven bits that begin a frame, a layer that exists, and a rate and a frequency that are allowed. */
function isMpegFrame([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const layer = (second >> 1) & 3;
  const rate = third >> 4;
  return first === 0xff && second >= 0xe0 && layer === 1 && rate > 0 && rate < 15 && ((third >> 2) & 3) < 3;
}

function isCaptions(head: Uint8Array, tail: Uint8Array): boolean {
  if (head.includes(0) || tail.includes(0)) return false;
  return WEBVTT.test(new TextDecoder().decode(head.subarray(0, 32)));
}
