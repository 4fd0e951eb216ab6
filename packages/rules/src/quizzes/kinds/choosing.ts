import { rightCell } from '../export/right-cell.ts';
import { matchChoices } from './match-choices.ts';
import type { Carrier, Sketch } from './question-kind.ts';

interface ChoiceAnswers<Answer> {
  picked(answer: Answer): readonly number[];
  /** The answer that picks these; null when they make none. */
  fromPicked(places: readonly number[]): Answer | null;
  /** The places in what was sent, or null when it has not the shape of an answer. */
  readPlaces(sent: unknown): readonly number[] | null;
}

interface Choices {
  readonly choices: readonly string[];
}

/** What all kinds have in common in which a student picks from choices. */
export function choosing<Part extends Choices, Answer>(
  sketch: (written: Part) => Sketch,
  answers: ChoiceAnswers<Answer>,
) {
  const { picked, fromPicked, readPlaces } = answers;
  return {
    mayPin: true,
    sketch,
    picked: (_: Choices, answer: Answer) => picked(answer),
    words: ({ choices }: Choices) => choices,
    shuffled: ({ choices }: Choices) => choices.length,

    readAnswer({ choices }: Choices, order: readonly number[], sent: unknown): Answer | null {
      const places = readPlaces(sent);
      const isOfQuestion = (place: number) => Number.isInteger(place) && place >= 0 && place < choices.length;
      if (!places?.every(isOfQuestion) || new Set(places).size < places.length) return null;
      return fromPicked(places.map((place) => order[place] ?? place));
    },

    presentChoices: ({ choices }: Choices, order: readonly number[]) =>
      order.map((place) => ({ text: choices[place] ?? '', isCorrect: null })),

    markChoices: (part: Part, order: readonly number[]) =>
      order.map((place) => ({ text: part.choices[place] ?? '', isCorrect: sketch(part).right.includes(place) })),

    /** The places at which a student saw what an answer picks. */
    seen: (order: readonly number[], answer: Answer): number[] =>
      picked(answer)
        .map((place) => order.indexOf(place))
        .sort((one, other) => one - other),

    /** A choice that is gone is let go; an answer of which nothing is left no longer stands. */
    carrier(earlier: Choices, now: Choices): Carrier<Answer> | null {
      const places = matchChoices(earlier.choices, now.choices);
      const carry = (answer: Answer) => fromPicked(picked(answer).flatMap((place) => places?.[place] ?? []));
      return places && { carry, places };
    },

    /** Words may change, and wrong choices be added: no choice that was there is gone, and the right ones are the same. */
    judgesAlike(earlier: Part, now: Part): boolean {
      const places = matchChoices(earlier.choices, now.choices);
      if (!places || places.includes(null)) return false;
      const [was, is] = [sketch(earlier).right, sketch(now).right];
      return was.length === is.length && was.every((place) => is.includes(places[place] ?? -1));
    },

    keyWords: (part: Part) =>
      sketch(part)
        .right.flatMap((place) => part.choices[place] ?? [])
        .join('، '),

    cells: (written: Part) => ({ choices: written.choices, right: rightCell(sketch(written)) }),
  };
}
