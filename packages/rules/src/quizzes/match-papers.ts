import { choiceIdentity } from './question-problems.ts';

/** A question of one version of a quiz. */
export interface PaperQuestion {
  /** Stays the same through every edit of the question. */
  readonly identity: string;
  readonly text: string;
  readonly choices: readonly string[];
  readonly rightChoice: number;
  readonly weight: number;
  readonly imageMediaId: string | null;
}

/** Where a question stood on an earlier paper, and what each of its choices there is called now. */
export interface QuestionMatch {
  readonly at: number;
  /** By earlier position: the position now, or null when the choice is gone. */
  readonly choices: readonly (number | null)[];
}

/** For each question of the newer paper: the earlier one it is, or null. */
export type PaperMatch = readonly (QuestionMatch | null)[];

/**
 * Knows the questions of an earlier paper again on a newer one. A question is the same when its identity is and at
 * least half of its choices still stand word for word: more than that is another question in its place. One that was
 * taken out and put in again, by an import for instance, is known by its words.
 */
export function matchPapers(earlier: readonly PaperQuestion[], now: readonly PaperQuestion[]): PaperMatch {
  const taken = new Set<number>();
  const earlierWords = earlier.map(wordsOf);
  const byIdentity = now.map((question) => {
    const at = earlier.findIndex(({ identity }) => identity === question.identity);
    const known = earlier[at];
    if (!known || !isRecognisable(known.choices, question.choices)) return null;
    taken.add(at);
    return { at, choices: matchChoices(known.choices, question.choices) };
  });
  return byIdentity.map((match, place) => {
    const question = now[place];
    if (match || !question) return match;
    const words = wordsOf(question);
    const at = earlierWords.findIndex((known, index) => !taken.has(index) && known === words);
    const known = earlier[at];
    if (!known) return null;
    taken.add(at);
    return { at, choices: matchChoices(known.choices, question.choices) };
  });
}

/** A choice is the one with the same words, else the reworded one in the same place. */
function matchChoices(earlier: readonly string[], now: readonly string[]): (number | null)[] {
  const names = now.map(choiceIdentity);
  const kept = earlier.map((choice) => names.indexOf(choiceIdentity(choice)));
  return kept.map((place, at) => {
    if (place >= 0) return place;
    return at < now.length && !kept.includes(at) ? at : null;
  });
}

function isRecognisable(earlier: readonly string[], now: readonly string[]): boolean {
  const names = new Set(now.map(choiceIdentity));
  return earlier.filter((choice) => names.has(choiceIdentity(choice))).length * 2 >= earlier.length;
}

function wordsOf({ text, choices, imageMediaId }: PaperQuestion): string {
  return JSON.stringify([choiceIdentity(text), imageMediaId, choices.map(choiceIdentity).sort()]);
}
