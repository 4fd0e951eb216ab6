import { QUALITIES, type QualityChoice } from '@hessa/rules/media/video-quality';

export const AUTOMATIC = 'تلقائي';

/** 480p is written the same way in every language. */
export function qualityName(choice: QualityChoice): string {
  const lines = QUALITIES.find(({ quality }) => quality === choice)?.lines;
  return lines === undefined ? AUTOMATIC : `${lines}p`;
}

/** What comes now, where somebody else chooses and the picture tells. */
export function qualityNow(choice: QualityChoice, lines: number | null): string {
  return choice === 'auto' && lines !== null ? `${lines}p` : qualityName(choice);
}
