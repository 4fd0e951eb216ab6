import { QUALITIES, type VideoQuality } from '@hessa/rules/media/video-quality';
import type { QualityOption } from './player-adapter.ts';

/** One quality of a stream, as hls.js or our own list tells it. */
export interface Level {
  width: number;
  height: number;
  bitrate: number;
  averageBitrate?: number;
}

export function placeOf(quality: VideoQuality): number {
  return QUALITIES.findIndex((entry) => entry.quality === quality);
}

/** A level is known by the quality whose lines its shorter side has, or the next below; sound alone has none. */
export function qualityOf({ width, height }: Pick<Level, 'width' | 'height'>): VideoQuality | null {
  const lines = Math.min(width || height, height);
  if (!lines) return null;
  return (QUALITIES.find((entry) => entry.lines <= lines) ?? QUALITIES.at(-1))?.quality ?? null;
}

export function optionsOf(levels: readonly Level[]): QualityOption[] {
  const best = new Map<VideoQuality, number>();
  for (const level of levels) {
    const quality = qualityOf(level);
    const kilobits = (level.averageBitrate || level.bitrate) / 1000;
    if (quality) best.set(quality, Math.max(kilobits, best.get(quality) ?? 0));
  }
  return QUALITIES.flatMap(({ quality }) => {
    const kilobits = best.get(quality);
    return kilobits === undefined ? [] : [{ quality, kilobits }];
  });
}
