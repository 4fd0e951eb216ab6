import type { ConnectionSpeed } from './connection-speed.ts';

/** Best first; `lines` is the height of the picture. */
export const QUALITIES = [
  { quality: 'hd1080', lines: 1080 },
  { quality: 'hd720', lines: 720 },
  { quality: 'medium', lines: 480 },
  { quality: 'small', lines: 360 },
  { quality: 'tiny', lines: 240 },
] as const;

export type VideoQuality = (typeof QUALITIES)[number]['quality'];
export type QualityChoice = 'auto' | VideoQuality;

export const QUALITY_CHOICES: readonly QualityChoice[] = ['auto', ...QUALITIES.map(({ quality }) => quality)];

const LOWEST = QUALITIES.length - 1;

const RECOMMENDED: Record<ConnectionSpeed, VideoQuality> = { fast: 'hd1080', medium: 'hd720', slow: 'medium' };

function placeOf(quality: VideoQuality): number {
  return QUALITIES.findIndex((entry) => entry.quality === quality);
}

/**
 * The quality for a line of this speed. Every stall takes one step down, and the picture never has more lines than
 * the player shows: on a phone they would be paid for and thrown away.
 */
export function recommendedQuality(
  speed: ConnectionSpeed,
  seen: { readonly stalls?: number; readonly playerLines?: number } = {},
): VideoQuality {
  const { stalls = 0, playerLines = Number.POSITIVE_INFINITY } = seen;
  const affordable = Math.min(LOWEST, placeOf(RECOMMENDED[speed]) + stalls);
  const visible = QUALITIES.findIndex(({ lines }) => lines <= playerLines);
  return QUALITIES[Math.max(affordable, visible === -1 ? LOWEST : visible)]?.quality ?? 'tiny';
}

export type QualitySettings = {
  readonly selectedQuality: QualityChoice;
  readonly connectionSpeed: ConnectionSpeed;
  readonly autoQuality: boolean;
};

export const DEFAULT_QUALITY_SETTINGS: QualitySettings = {
  selectedQuality: 'auto',
  connectionSpeed: 'medium',
  autoQuality: true,
};

/** Settings as they were kept in the browser; what is damaged or from another version falls back part by part. */
export function readQualitySettings(stored: unknown): QualitySettings {
  if (typeof stored !== 'object' || stored === null) return DEFAULT_QUALITY_SETTINGS;
  const kept = stored as Partial<Record<keyof QualitySettings, unknown>>;
  const selectedQuality = QUALITY_CHOICES.find((choice) => choice === kept.selectedQuality) ?? 'auto';
  const speed = (['fast', 'medium', 'slow'] as const).find((known) => known === kept.connectionSpeed);
  return {
    selectedQuality,
    connectionSpeed: speed ?? DEFAULT_QUALITY_SETTINGS.connectionSpeed,
    autoQuality: typeof kept.autoQuality === 'boolean' ? kept.autoQuality : selectedQuality === 'auto',
  };
}
