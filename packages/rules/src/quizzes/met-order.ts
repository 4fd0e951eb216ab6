import { kindOf } from './kinds/question-kinds.ts';
import { matchPapers, type PaperQuestion } from './match-papers.ts';

/** How a paper was met. */
export interface MetOrder {
  /** Places of the paper in the order in which the student met them. */
  readonly places: readonly number[];
  /** By place: the stored place of what was shown at each place. */
  readonly orders: readonly (readonly number[])[];
}

type PlacedQuestion = PaperQuestion & { readonly section: number | null };

/**
 * The order in which a student met an earlier version of a paper, on a newer one that it was regraded by. What that
 * order knows nothing of comes behind it: questions within their section, choices within their question.
 */
export function carriedOrder(
  earlier: readonly PlacedQuestion[],
  { places, orders }: MetOrder,
  now: readonly PlacedQuestion[],
): MetOrder {
  const match = matchPapers(earlier, now);
  const metAt = (place: number) => {
    const known = match[place];
    const at = known ? places.indexOf(known.at) : -1;
    return at < 0 ? places.length : at;
  };
  const sectionOf = (place: number) => now[place]?.section ?? 0;
  return {
    places: [...now.keys()].sort((one, other) => sectionOf(one) - sectionOf(other) || metAt(one) - metAt(other)),
    orders: now.map((question, place) => {
      const known = match[place];
      const seen = (known ? (orders[known.at] ?? []) : []).flatMap((at) => known?.places[at] ?? []);
      const all = Array.from({ length: kindOf(question).shuffled(question) }, (_, at) => at);
      return [...new Set([...seen, ...all])];
    }),
  };
}
