/** A stored rung: where each piece ends and how long it plays. */
export interface StoredRung {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly frameRate: number;
  readonly codecs: string;
  /** Pieces in order: bytes as they are stored, and milliseconds. */
  readonly segments: readonly (readonly [bytes: number, milliseconds: number])[];
}

/** Pieces that one key opens: two minutes of film. Whoever is shut out plays no further than that. */
export const SEGMENTS_PER_KEY = 20;

export function bytesOf({ segments }: Pick<StoredRung, 'segments'>): number {
  return segments.reduce((sum, [bytes]) => sum + bytes, 0);
}

export function secondsOf({ segments }: Pick<StoredRung, 'segments'>): number {
  return segments.reduce((sum, [, milliseconds]) => sum + milliseconds, 0) / 1000;
}

/** The list of a film's qualities, smallest first; `address` says where each has its own list. */
export function masterPlaylist(rungs: readonly StoredRung[], address: (name: string) => string): string {
  const ordered = [...rungs].sort((one, other) => one.width * one.height - other.width * other.height);
  const lines = ordered.flatMap((rung) => {
    const { width, height, frameRate, codecs, name } = rung;
    const facts = [
      `BANDWIDTH=${peakRate(rung)}`,
      `AVERAGE-BANDWIDTH=${meanRate(rung)}`,
      `RESOLUTION=${width}x${height}`,
      `FRAME-RATE=${frameRate.toFixed(3)}`,
      `CODECS="${codecs}"`,
    ];
    return [`#EXT-X-STREAM-INF:${facts.join(',')}`, address(name)];
  });
  return ['#EXTM3U', '#EXT-X-VERSION:3', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines, ''].join('\n');
}

interface Addresses {
  /** Of a piece, by the bytes it takes in the stored file, the last one included. */
  piece: (start: number, end: number, index: number) => string;
  /** Null for pieces that come to the player opened. */
  key: ((period: number) => string) | null;
}

/**
 * The pieces of one quality. No initialisation vector is named: the standard's own is the number of the piece, which
 * with a key for every quality and every two minutes never comes twice.
 */
export function rungPlaylist({ segments }: Pick<StoredRung, 'segments'>, addresses: Addresses): string {
  const longest = Math.max(1, ...segments.map(([, milliseconds]) => Math.round(milliseconds / 1000)));
  const lines = ['#EXTM3U', '#EXT-X-VERSION:3', '#EXT-X-PLAYLIST-TYPE:VOD', `#EXT-X-TARGETDURATION:${longest}`];
  lines.push('#EXT-X-MEDIA-SEQUENCE:0');
  let start = 0;
  for (const [index, [bytes, milliseconds]] of segments.entries()) {
    if (addresses.key && index % SEGMENTS_PER_KEY === 0) {
      lines.push(`#EXT-X-KEY:METHOD=AES-128,URI="${addresses.key(index / SEGMENTS_PER_KEY)}"`);
    }
    lines.push(`#EXTINF:${(milliseconds / 1000).toFixed(3)},`, addresses.piece(start, start + bytes - 1, index));
    start += bytes;
  }
  return [...lines, '#EXT-X-ENDLIST', ''].join('\n');
}

/** Of pieces that last: the end of a film may be a moment with a whole picture in it, which says nothing about a line. */
function peakRate({ segments }: StoredRung): number {
  const longest = Math.max(...segments.map(([, milliseconds]) => milliseconds));
  const lasting = segments.filter(([, milliseconds]) => milliseconds >= longest / 2);
  return Math.max(1, ...lasting.map(([bytes, milliseconds]) => rate(bytes, milliseconds)));
}

function meanRate(rung: StoredRung): number {
  return Math.max(1, rate(bytesOf(rung), secondsOf(rung) * 1000));
}

function rate(bytes: number, milliseconds: number): number {
  return Math.round((bytes * 8000) / Math.max(1, milliseconds));
}

/** The lengths that a list of clear pieces tells, in milliseconds. */
export function readPieces(playlist: string): { name: string; milliseconds: number }[] {
  const pieces: { name: string; milliseconds: number }[] = [];
  let milliseconds = 0;
  for (const line of playlist.split(/\r?\n/)) {
    const told = /^#EXTINF:(\d+(?:\.\d+)?)/.exec(line)?.[1];
    if (told !== undefined) milliseconds = Math.round(Number(told) * 1000);
    else if (line !== '' && !line.startsWith('#')) pieces.push({ name: line, milliseconds });
  }
  return pieces;
}

export interface ListedQuality {
  /** Relative to the list it stands in. */
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly bitrate: number;
}

/** The qualities that a list of ours names, in its order; none in the list of a single one. */
export function readQualities(playlist: string): ListedQuality[] {
  const lines = playlist.split(/\r?\n/);
  return lines.flatMap((line, at) => {
    const [, rate] = /^#EXT-X-STREAM-INF:.*?AVERAGE-BANDWIDTH=(\d+)/.exec(line) ?? [];
    const [, width, height] = /RESOLUTION=(\d+)x(\d+)/.exec(line) ?? [];
    const address = lines[at + 1];
    if (!rate || !width || !height || !address) return [];
    return [{ address, width: Number(width), height: Number(height), bitrate: Number(rate) }];
  });
}
