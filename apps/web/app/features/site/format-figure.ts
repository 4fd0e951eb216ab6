import { type DigitStyle, toArabicDigits } from '@hessa/rules/text/digits';

/**
 * A figure such as 500+ or 95% as the tenant's digits write it. Beside Arabic digits the plus is read first, so it
 * goes before the number, and the percent takes its own sign.
 */
export function formatFigure(figure: string, style: DigitStyle): string {
  if (style === 'latin') return figure;
  return toArabicDigits(figure.replace(/^(.*\d)\+$/, '+$1').replace(/%/g, '٪'));
}
