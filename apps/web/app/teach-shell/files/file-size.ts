import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';

const KILOBYTE = 1024;

/** A file's size as people say it. */
export function fileSize(bytes: number, digits: DigitStyle): string {
  if (bytes < KILOBYTE ** 2) return `${formatNumber(Math.max(1, Math.round(bytes / KILOBYTE)), digits)} كيلو`;
  if (bytes < KILOBYTE ** 3) return `${formatNumber(bytes / KILOBYTE ** 2, digits, 'up-to-one')} ميجا`;
  return `${formatNumber(bytes / KILOBYTE ** 3, digits, 'up-to-one')} جيجا`;
}
