import type { FilmFacts } from '@hessa/rules/media/film/film-facts';
import { type FilmMode, type Rung, SEGMENT_SECONDS } from '@hessa/rules/media/film/film-ladder';
import type { FilmTools } from '../../../platform/films/find-film-tools.ts';
import { PICTURE } from './film-limits.ts';

/** A camera that notes the curve of HDR films in its wide colours, whether it notes them too or not. */
const TONED_DOWN = [
  'zscale=pin=2020:min=2020_ncl:t=linear:npl=100,format=gbrpf32le,zscale=p=bt709',
  'tonemap=tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv',
];
/** Without the filters for it, such a picture is grey and dull; this is no measure, but it can be watched. */
const LESS_PALE = 'eq=contrast=1.25:saturation=1.6';
/** What the film says of its colours is true of what it was, not of what is written. */
const ORDINARY_COLOURS = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'];

/**
 * The pictures of every quality out of one reading: turned as it was held, its frames evened out, its colours brought
 * down where they are too many, and each size scaled out of the next larger one.
 */
export function drawnOnce(rungs: readonly (Rung | null)[], { isHdr }: FilmFacts, { tonesDown }: FilmTools): string[] {
  const drawn = rungs.flatMap((rung, at) => (rung ? [{ ...rung, at }] : []));
  const [largest, ...smaller] = drawn.sort((one, other) => other.lines - one.lines);
  if (!largest) return [];
  const scaled = ({ width, height }: Rung) => `scale=${width}:${height}:flags=bicubic`;
  const tones = isHdr ? (tonesDown ? TONED_DOWN : [LESS_PALE]) : [];
  const first = [`fps=${largest.frameRate}`, scaled(largest), ...tones, 'setsar=1,format=yuv420p'].join(',');
  const given = (at: number, isLast: boolean) => (isLast ? `[v${at}]` : `,split[v${at}][of${at}]`);
  const chains = smaller.map((rung, index) => {
    const larger = drawn[index]?.at ?? largest.at;
    return `[of${larger}]${scaled(rung)},setsar=1${given(rung.at, index === smaller.length - 1)}`;
  });
  const graph = [`[${PICTURE}]${first}${given(largest.at, smaller.length === 0)}`, ...chains].join(';');
  return ['-filter_complex', graph];
}

/** The sound of every quality out of one reading, evened out. */
export function heardOnce(times: number, gain: number): string[] {
  const filters = [...(gain === 0 ? [] : [`volume=${gain}dB`]), 'alimiter=limit=0.84:level=disabled'];
  const given = Array.from({ length: times }, (_, at) => `[a${at}]`).join('');
  return ['-filter_complex', `[0:a:0]${filters.join(',')},asplit=${times}${given}`];
}

/**
 * How hard the encoder tries. A board's few frames are worth more of it; a camera's are nearly as good with half the
 * work, as long as the encoder looks as far ahead (record 142).
 */
const EFFORT: Record<FilmMode, readonly string[]> = {
  board: ['-preset', 'medium'],
  camera: ['-preset', 'veryfast', '-rc-lookahead', '40', '-refs', '2', '-trellis', '1'],
};

/** The picture of the quality at this place, as it is written. */
export function pictureArgs(rung: Rung, at: number, { isHdr }: FilmFacts): string[] {
  const group = Math.max(1, Math.round(rung.frameRate * SEGMENT_SECONDS));
  return [
    ...['-map', `[v${at}]`, '-c:v', 'libx264', ...EFFORT[rung.mode], '-profile:v', 'main'],
    ...['-crf', String(rung.quality), '-maxrate', `${rung.mostKilobits}k`, '-bufsize', `${rung.mostKilobits * 2}k`],
    ...['-g', String(group), '-keyint_min', String(group), '-sc_threshold', '0'],
    ...(isHdr ? ORDINARY_COLOURS : []),
    ...['-force_key_frames', `expr:gte(t,n_forced*${SEGMENT_SECONDS})`],
  ];
}

/** However many channels it was recorded with, a phone has one that matters. */
export function soundArgs(kilobits: number, at: number): string[] {
  return [
    ...['-map', `[a${at}]`, '-c:a', 'aac', '-ac', '1'],
    ...['-ar', kilobits > 32 ? '44100' : '32000', '-b:a', `${kilobits}k`],
  ];
}
