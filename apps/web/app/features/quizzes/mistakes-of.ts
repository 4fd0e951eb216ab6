import { playerOf } from './kinds/question-players.ts';
import type { ExplainedPlace, MarkedQuestion } from './quiz-result.ts';

export interface Mistake {
  /** Its place on the paper. */
  at: number;
  question: MarkedQuestion;
}

/** What was not wholly right. What a person marks is read again and not practised: nobody here can judge it. */
export function mistakesOf(review: readonly MarkedQuestion[]): Mistake[] {
  return review.flatMap((question, at) => {
    const isWritten = 'kind' in question && question.kind === 'written';
    return isWritten || playerOf(question).verdict(question) === 'right' ? [] : [{ at, question }];
  });
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
