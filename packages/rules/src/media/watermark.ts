import { markCode } from './mark-code.ts';

export const WATERMARK_CYCLE_MS = 20_000;
const WATERMARK_OPACITY_CAP = 0.8;

export type WatermarkStyle = { readonly opacity: number; readonly speed: number };

export const DEFAULT_WATERMARK: WatermarkStyle = { opacity: 0.3, speed: 300 };
export const LESSON_WATERMARK: WatermarkStyle = { opacity: 0.2, speed: 300 };
export const UNIT_VIEWER_WATERMARK: WatermarkStyle = { opacity: 0.7, speed: 5 };

/** The box the mark moves in, in percent of the picture. */
const NEAR = 5;
const FAR = 35;
/** The path runs this far inside the box, so that the wobble never leaves it. */
const WOBBLE = 1;
const CALM_STEP_MS = 5_000;

export function watermarkOpacity(wanted: number = DEFAULT_WATERMARK.opacity): number {
  return Math.min(WATERMARK_OPACITY_CAP, Math.max(0, wanted));
}

/** The phone number and a short code of the account; whoever has no number stored is still marked. */
export function watermarkText(phone: string | null | undefined, userId: string): string {
  const number = phone?.trim();
  const code = markCode(userId);
  return number && code ? `${number} ${code}` : number || userId;
}

export type WatermarkPosition = { readonly left: number; readonly top: number };

/**
 * Where the mark stands after so much time, in percent: once round a square every cycle. The speed drives the wobble
 * alone. For people who prefer less motion it moves on in still steps; it never stops, because it is a protection.
 */
export function watermarkPosition(elapsedMs: number, speed: number, calm = false): WatermarkPosition {
  const time = calm ? Math.floor(elapsedMs / CALM_STEP_MS) * CALM_STEP_MS : elapsedMs;
  const low = NEAR + WOBBLE;
  const high = FAR - WOBBLE;
  const round = (time % WATERMARK_CYCLE_MS) / WATERMARK_CYCLE_MS;
  const side = Math.floor(round * 4);
  const along = low + (round * 4 - side) * (high - low);
  const back = low + high - along;
  const corners: readonly (readonly [left: number, top: number])[] = [
    [along, low],
    [high, along],
    [back, high],
    [low, back],
  ];
  const [left, top] = corners[side] ?? [low, low];
  if (calm) return { left, top };
  const angle = (time / 1000) * (speed / 300) * Math.PI;
  return { left: left + WOBBLE * Math.sin(angle), top: top + WOBBLE * Math.cos(angle) };
}
