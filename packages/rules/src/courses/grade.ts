import { toLatinDigits } from '../text/digits.ts';
import { normaliseArabic } from '../text/normalise-arabic.ts';

export const GRADES = ['prep3', 'Secondary1', 'Secondary2', 'Secondary3'] as const;

export type Grade = (typeof GRADES)[number];

export const DEFAULT_GRADE: Grade = 'Secondary1';

export function isGrade(text: string): text is Grade {
  return (GRADES as readonly string[]).includes(text);
}

/** The third preparatory year however it is written; asked before any digit rule, which would call it Secondary3. */
function isPrep3(text: string): boolean {
  if (/prep/i.test(text)) return /^[^0-9]*3(?![0-9])/.test(toLatinDigits(text));
  const arabic = normaliseArabic(text);
  return arabic.includes('اعدادي') && /ثالث|تالت|(?:^|[^0-9])3(?![0-9])/.test(arabic);
}

/**
 * The grade as the active-courses call takes it. The rules are tried in the specification's order, and a text that no
 * rule knows comes back unchanged: what is unknown finds no courses.
 */
export function normaliseGrade(text: string): string {
  const trimmed = text.trim();
  if (isPrep3(trimmed)) return 'prep3';
  const firstNumber = /[0-9]+/.exec(toLatinDigits(trimmed))?.[0];
  return firstNumber === undefined ? text : `Secondary${firstNumber.replace(/^0+(?=[0-9])/, '')}`;
}

const ARABIC_YEARS = [
  ['Secondary1', /اول/],
  ['Secondary2', /ثان(?:يه|ي) |تان(?:يه|ي) /],
  ['Secondary3', /ثالث|تالت/],
] as const;

/** The grade that a path word, a stored value or an Arabic name stands for, or null when it is none of the four. */
export function gradeFromText(text: string): Grade | null {
  const normalised = normaliseGrade(text);
  if (isGrade(normalised)) return normalised;
  const arabic = normaliseArabic(text);
  if (!/ثانوي$/.test(arabic)) return null;
  const year = arabic.replace(/(?:ال)?ثانوي$/, '');
  return ARABIC_YEARS.find(([, pattern]) => pattern.test(year))?.[0] ?? null;
}

export type RequestedGrade =
  | { readonly kind: 'known'; readonly grade: Grade }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unknown'; readonly text: string };

export function requestedGrade(text: string | null | undefined): RequestedGrade {
  if (text == null || text.trim() === '') return { kind: 'missing' };
  const grade = gradeFromText(text);
  return grade === null ? { kind: 'unknown', text } : { kind: 'known', grade };
}
