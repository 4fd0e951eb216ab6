import type { VideoQuality } from './video-quality.ts';

/** What a taught lesson usually takes, picture and sound, in kilobits a second: little moves on a board. */
const TYPICAL_KILOBITS: Record<VideoQuality, number> = {
  hd1080: 2_500,
  hd720: 1_400,
  medium: 750,
  small: 450,
  tiny: 250,
};

/**
 * About how many megabytes a whole video costs in a quality, by its own rate where it is known. At least one: nothing
 * is free, and a more exact figure would pretend to know.
 */
export function estimatedMegabytes(
  durationSeconds: number | null | undefined,
  quality: VideoQuality,
  kilobits: number | null = null,
): number | null {
  if (durationSeconds == null || !(durationSeconds > 0)) return null;
  const bits = durationSeconds * (kilobits ?? TYPICAL_KILOBITS[quality]) * 1000;
  return Math.max(1, Math.round(bits / 8 / 1_000_000));
}
