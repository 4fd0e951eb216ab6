import type { Grade } from '@hessa/rules/courses/grade';
import { isFree } from '@hessa/rules/courses/price';
import type { Term } from '@hessa/rules/courses/term';
import { isTooDear, piastresFromText, textFromPiastres } from '@hessa/rules/courses/written-price';
import { FEATURE } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import type { TaughtCourse } from '../../../teach-shell/editing/use-taught-course.ts';
import { highestPriceWords } from '../../../ui/text/highest-price-words.ts';

const FEATURES_AT_MOST = 12;
const FEATURE_LENGTH = 120;

/** A course's form as it is typed. */
export interface CourseForm {
  name: string;
  description: string;
  grade: Grade;
  term: Term;
  free: boolean;
  /** Pounds, in any digits; of a course that is ticked as free it says nothing. */
  price: string;
  openToAll: boolean;
  /** One a line. */
  features: string;
}

export function formOf(course: TaughtCourse): CourseForm {
  const { name, description, grade, term, openToAll, pricePiastres, features } = course;
  return {
    ...{ name, description, grade, term, openToAll },
    free: isFree(pricePiastres),
    price: isFree(pricePiastres) ? '' : textFromPiastres(pricePiastres),
    features: (features ?? []).join('\n'),
  };
}

/** A draft that was kept before a free course was ticked as one. */
export function readKeptForm(kept: Omit<CourseForm, 'free'> & { free?: boolean }): CourseForm {
  const { free = piastresFromText(kept.price) === 0 } = kept;
  return { ...kept, free, price: free && kept.free === undefined ? '' : kept.price };
}

export function priceOf({ free, price }: CourseForm): number {
  return free ? 0 : (piastresFromText(price) ?? 0);
}

export function settingsOf(form: CourseForm) {
  const features = linesOf(form.features);
  return {
    name: form.name.trim(),
    description: form.description.trim(),
    grade: form.grade,
    term: form.term,
    pricePiastres: priceOf(form),
    openToAll: form.openToAll,
    features: features.length > 0 ? features : null,
  };
}

export function formProblems({ name, free, price, features }: CourseForm, digits: DigitStyle) {
  const lines = linesOf(features);
  const isLong = lines.length > FEATURES_AT_MOST || lines.some((line) => line.length > FEATURE_LENGTH);
  return {
    name: name.trim() === '' ? 'اكتب اسم الكورس.' : null,
    price: free ? null : priceProblem(price, digits),
    features: isLong ? `لحد ${countedNoun(FEATURES_AT_MOST, FEATURE, digits)}، وكل واحدة في سطر قصير.` : null,
  };
}

function priceProblem(price: string, digits: DigitStyle): string | null {
  // A price that was forgotten must not give the course away.
  if (piastresFromText(price)) return null;
  if (isTooDear(price)) return highestPriceWords(digits);
  return `اكتب السعر بالأرقام، مثلًا ${formatNumber(150, digits)} أو ${formatNumber(149.5, digits, 'two')}، أو علّم إن الكورس مجاني.`;
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
