import { choiceIdentity } from './kinds/choice-identity.ts';
import type { Carrier } from './kinds/question-kind.ts';
import { carrierBetween, type QuestionPart, type StoredAnswer, sketchOf } from './kinds/question-kinds.ts';

/** A question of one version of a quiz. */
export type PaperQuestion = QuestionPart & {
  /** Stays the same through every edit of the question. */
  readonly identity: string;
  readonly text: string;
  readonly weight: number;
  readonly imageMediaId: string | null;
};

/** Where a question stood on an earlier paper, and what an answer to it there is now. */
export interface QuestionMatch extends Carrier<StoredAnswer> {
  readonly at: number;
}

/** For each question of the newer paper: the earlier one it is, or null. */
export type PaperMatch = readonly (QuestionMatch | null)[];

/**
 * Knows the questions of an earlier paper again on a newer one. A question is the same when its identity is and its
 * kind says so. One that was taken out and put in again, by an import for instance, is known by its words.
 */
export function matchPapers(earlier: readonly PaperQuestion[], now: readonly PaperQuestion[]): PaperMatch {
  const taken = new Set<number>();
  const earlierWords = earlier.map(wordsOf);
  const take = (question: PaperQuestion, at: number): QuestionMatch | null => {
    const known = earlier[at];
    const carrier = known ? carrierBetween(known, question) : null;
    if (carrier) taken.add(at);
    return carrier && { ...carrier, at };
  };
  const byIdentity = now.map((question) =>
    take(
      question,
      earlier.findIndex(({ identity }) => identity === question.identity),
    ),
  );
  return byIdentity.map((match, place) => {
    const question = now[place];
    if (match || !question) return match;
    const words = wordsOf(question);
    return take(
      question,
      earlierWords.findIndex((known, index) => !taken.has(index) && known === words),
    );
  });
}

function wordsOf(question: PaperQuestion): string {
  const { kind, text, imageMediaId } = question;
  const choices = sketchOf(question).choices.map(choiceIdentity).sort();
  return JSON.stringify([kind, choiceIdentity(text), imageMediaId, choices]);
}
