import { type DigitStyle, formatNumber } from '../text/digits.ts';

/** Which questions a passage is for, by the numbers of the first and the last: «للسؤالين ٥ و٦». */
export function passageWords([first, last]: readonly [number, number], digits: DigitStyle): string {
  const [from, to] = [formatNumber(first, digits), formatNumber(last, digits)];
  if (last === first) return `للسؤال ${from}`;
  return last === first + 1 ? `للسؤالين ${from} و${to}` : `للأسئلة من ${from} لحد ${to}`;
}
