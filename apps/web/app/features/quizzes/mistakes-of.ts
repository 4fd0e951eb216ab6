import { LEFT_EMPTY, MISTAKE } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import type { ExplainedPlace, MarkedQuestion } from './quiz-result.ts';
import { type Standing, standingOf } from './standing-of.ts';

export interface Mistake {
  /** Its place on the paper. */
  at: number;
  question: MarkedQuestion;
  standing: Exclude<Standing, 'right'>;
}

/** What was not wholly right. What a person marks is read again and not practised: nobody here can judge it. */
export function mistakesOf(review: readonly MarkedQuestion[]): Mistake[] {
  return review.flatMap((question, at) => {
    const isWritten = 'kind' in question && question.kind === 'written';
    const standing = standingOf(question);
    return isWritten || standing === 'right' ? [] : [{ at, question, standing }];
  });
}

/** «غلطتين و٣ فاضيين»: what was left empty is counted apart from what was got wrong. */
export function mistakeWords(mistakes: readonly Mistake[], digits: DigitStyle): string {
  const empty = mistakes.filter(({ standing }) => standing === 'empty').length;
  const wrong = mistakes.length - empty;
  return [wrong > 0 && countedNoun(wrong, MISTAKE, digits), empty > 0 && countedNoun(empty, LEFT_EMPTY, digits)]
    .filter(Boolean)
    .join(' و');
}

/** More ways than these would be a list to read, not a thing to do. */
const PLACES_AT_MOST = 3;

/** The parts of videos that explain mistakes: whichever explains most first. */
export function placesThatExplain(mistakes: readonly Mistake[]): { place: ExplainedPlace; count: number }[] {
  const places = new Map<string, { place: ExplainedPlace; count: number }>();
  for (const { question } of mistakes) {
    const place = question.explainedIn;
    if (!place) continue;
    const key = `${place.lessonId} ${place.second}`;
    places.set(key, { place, count: (places.get(key)?.count ?? 0) + 1 });
  }
  return [...places.values()].sort((one, other) => other.count - one.count).slice(0, PLACES_AT_MOST);
}
