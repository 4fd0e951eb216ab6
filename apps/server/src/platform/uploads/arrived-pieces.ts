import { type ListedObject, PART_BYTES } from '../files/s3-objects.ts';

/** Bytes of an upload that lie as an object of their own, until they fill a part. */
export interface LoosePiece {
  key: string;
  start: number;
  end: number;
}

export interface Arrived {
  /** By their number, from 1 on; what the storage calls each. */
  parts: Map<number, string>;
  loose: LoosePiece[];
  /** How much has come without a gap. */
  offset: number;
}

export const partKey = (folder: string, number: number, etag: string): string =>
  `${folder}part-${number}-${Buffer.from(etag).toString('base64url')}`;

export const looseKey = (folder: string, start: number): string => `${folder}from-${start}`;

/** What is here of an upload, told by the names of its objects alone: whichever server is asked finds the same. */
export function readArrived(objects: ListedObject[], size: number): Arrived {
  const parts = new Map<number, string>();
  const loose: LoosePiece[] = [];
  // A part that was sent twice counts as it came last.
  const byAge = objects.toSorted((one, other) => one.modifiedAt.localeCompare(other.modifiedAt));
  for (const { key, bytes } of byAge) {
    const [, number, etag] = /part-(\d+)-([A-Za-z0-9_-]+)$/.exec(key) ?? [];
    if (number !== undefined) parts.set(Number(number), Buffer.from(etag ?? '', 'base64url').toString());
    const from = /from-(\d+)$/.exec(key)?.[1];
    if (from !== undefined) loose.push({ key, start: Number(from), end: Number(from) + bytes });
  }
  loose.sort((one, other) => one.start - other.start);
  let offset = 0;
  for (let number = 1; parts.has(number); number += 1) offset = Math.min(number * PART_BYTES, size);
  for (const { start, end } of loose) if (start <= offset) offset = Math.max(offset, end);
  return { parts, loose, offset };
}

/** Which stretches of which pieces make up the bytes from `start` up to `end`. */
export function stretchesOf(loose: LoosePiece[], start: number, end: number): LoosePiece[] {
  const stretches: LoosePiece[] = [];
  let at = start;
  for (const piece of loose) {
    if (piece.start > at || piece.end <= at || at >= end) continue;
    const until = Math.min(piece.end, end);
    stretches.push({ key: piece.key, start: at - piece.start, end: until - piece.start });
    at = until;
  }
  if (at < end) throw new Error('bytes of an upload are not here');
  return stretches;
}
