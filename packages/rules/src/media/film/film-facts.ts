/** What a film is, as the tool that looked into it told. */
export interface FilmFacts {
  /** Null where the file does not say, as recordings of browsers do not. */
  readonly durationSeconds: number | null;
  /** As it is shown: a film that was held upright is higher than wide. */
  readonly width: number;
  readonly height: number;
  readonly frameRate: number;
  readonly videoCodec: string;
  /** Colours that an ordinary screen cannot show. */
  readonly isHdr: boolean;
  readonly audioCodec: string | null;
  readonly channels: number;
}

export type FilmFault = 'broken' | 'no_picture' | 'too_long' | 'too_many_streams' | 'too_large' | 'unknown_codec';

export type FilmVerdict =
  | { readonly kind: 'film'; readonly facts: FilmFacts }
  | { readonly kind: 'fault'; readonly fault: FilmFault };

/** A lesson of half a day is a clock that lies. */
export const LONGEST_FILM_SECONDS = 12 * 60 * 60;
/** A camera writes two or three; thousands are there to cost memory. */
export const MOST_STREAMS = 32;
/** 8K in either direction. */
const LONGEST_SIDE = 8192;
const MOST_PIXELS = 8192 * 4320;

/** What phones, cameras and screen recorders write. Whatever else a tool can read was not made by one of them. */
const KNOWN_CODECS = new Set([
  ...['h264', 'hevc', 'vp8', 'vp9', 'av1', 'mpeg4', 'mpeg1video', 'mpeg2video', 'h263', 'flv1', 'mjpeg', 'prores'],
  ...['msmpeg4v1', 'msmpeg4v2', 'msmpeg4v3', 'wmv2', 'theora', 'dvvideo', 'ffv1'],
]);

const HDR_CURVES = new Set(['smpte2084', 'arib-std-b67']);

interface ToldStream {
  codec_type?: unknown;
  codec_name?: unknown;
  width?: unknown;
  height?: unknown;
  avg_frame_rate?: unknown;
  r_frame_rate?: unknown;
  color_transfer?: unknown;
  channels?: unknown;
  duration?: unknown;
  disposition?: { attached_pic?: unknown };
  tags?: { rotate?: unknown };
  side_data_list?: unknown;
}

/** Judges what ffprobe told as JSON. Nothing of it is believed further than its bounds. */
export function judgeFilm(told: unknown): FilmVerdict {
  const { streams, format } = (told ?? {}) as {
    streams?: unknown;
    format?: { duration?: unknown; nb_streams?: unknown };
  };
  if (!Array.isArray(streams)) return fault('broken');
  if (streams.length > MOST_STREAMS || Number(format?.nb_streams) > MOST_STREAMS) return fault('too_many_streams');
  const known = streams as ToldStream[];
  const picture = known.find((stream) => stream.codec_type === 'video' && stream.disposition?.attached_pic !== 1);
  const sound = known.find((stream) => stream.codec_type === 'audio' && Number(stream.channels) > 0);
  if (!picture) return fault('no_picture');
  const stored = { width: Number(picture.width), height: Number(picture.height) };
  if (!isSide(stored.width) || !isSide(stored.height)) return fault('broken');
  if (Math.max(stored.width, stored.height) > LONGEST_SIDE || stored.width * stored.height > MOST_PIXELS) {
    return fault('too_large');
  }
  const videoCodec = String(picture.codec_name);
  if (!KNOWN_CODECS.has(videoCodec)) return fault('unknown_codec');
  const durationSeconds = seconds(format?.duration) ?? seconds(picture.duration);
  if (durationSeconds !== null && durationSeconds > LONGEST_FILM_SECONDS) return fault('too_long');
  const isTurned = turnOf(picture) % 180 !== 0;
  return {
    kind: 'film',
    facts: {
      durationSeconds,
      width: isTurned ? stored.height : stored.width,
      height: isTurned ? stored.width : stored.height,
      frameRate: frameRate(picture.avg_frame_rate) ?? frameRate(picture.r_frame_rate) ?? 25,
      videoCodec,
      isHdr: HDR_CURVES.has(String(picture.color_transfer)),
      audioCodec: sound ? String(sound.codec_name) : null,
      channels: sound ? Math.min(64, Number(sound.channels)) : 0,
    },
  };
}

function fault(name: FilmFault): FilmVerdict {
  return { kind: 'fault', fault: name };
}

function isSide(value: number): boolean {
  return Number.isInteger(value) && value >= 16;
}

function seconds(told: unknown): number | null {
  const value = typeof told === 'string' ? Number(told) : Number.NaN;
  return Number.isFinite(value) && value > 0 ? value : null;
}

/** A fraction such as 30000/1001; a rate that no camera has is no rate. */
function frameRate(told: unknown): number | null {
  const [, top = '', bottom = ''] = /^(\d{1,9})\/(\d{1,9})$/.exec(String(told)) ?? [];
  const value = Number(top) / Number(bottom);
  return value >= 1 && value <= 240 ? value : null;
}

/** By how many degrees the picture is to be turned: older files say so in a tag, newer ones beside the stream. */
function turnOf({ tags, side_data_list }: ToldStream): number {
  const beside = Array.isArray(side_data_list)
    ? side_data_list.map((entry: { rotation?: unknown } | null) => Number(entry?.rotation)).find(Number.isFinite)
    : undefined;
  const turn = beside ?? Number(tags?.rotate ?? 0);
  return Number.isFinite(turn) ? Math.abs(Math.round(turn)) : 0;
}
