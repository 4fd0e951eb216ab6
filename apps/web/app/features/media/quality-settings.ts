import { type QualitySettings, readQualitySettings } from '@hessa/rules/media/video-quality';
import { readStored, writeStored } from '../../session/safe-storage.ts';

/** The specification's own name. */
const KEY = 'video_quality_settings';

export function loadQualitySettings(): QualitySettings {
  try {
    return readQualitySettings(JSON.parse(readStored(KEY) ?? 'null'));
  } catch {
    return readQualitySettings(null);
  }
}

export function keepQualitySettings(settings: QualitySettings): void {
  writeStored(KEY, JSON.stringify(settings));
}
