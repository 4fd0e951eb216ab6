import {
  isMarked,
  isOpenText,
  type MarkedText,
  type OpenText,
  type OwnMarking,
  type TextMarking,
  textOf,
  type WrittenAnswer,
} from './kinds/written.ts';
import { MARKING_LIMITS } from './marking-limits.ts';
import type { KeptAnswer } from './regrade-paper.ts';

/** Which papers of a quiz two people mark. */
export const SECOND_MARKINGS = ['none', 'sample', 'all'] as const;
export type SecondMarking = (typeof SECOND_MARKINGS)[number];

/** One paper of so many is in the sample. */
export const SAMPLE_OF = 5;

/** Two who are no further apart agree. */
export const AGREED_WITHIN = 1;

/**
 * Whether two mark this paper. It hangs on the paper alone: whoever looks, whenever, and however many hand in after
 * it, a paper is in the sample or is not.
 */
export function isForTwo(setting: SecondMarking, paper: { readonly lessonId: number; readonly studentId: string }) {
  if (setting !== 'sample') return setting === 'all';
  // FNV-1a: spreads names that differ in one letter.
  let hash = 0x811c9dc5;
  for (const letter of `${paper.lessonId} ${paper.studentId}`) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  }
  return (hash ^ (hash >>> 15)) % SAMPLE_OF === 0;
}

/** How an answer stands to one marker. */
export type MarkingStage =
  /** Nobody has marked it. */
  | 'unmarked'
  /** Somebody else has, whose marks this one must not see. */
  | 'second'
  /** This one has, and somebody else has to. */
  | 'first'
  /** Two have, differently: somebody has to settle it. */
  | 'differs'
  | 'marked';

export function stageOf(answer: WrittenAnswer, marker: string): MarkingStage {
  if (typeof answer === 'string') return 'unmarked';
  if (isMarked(answer)) return 'marked';
  if (answer.markings.length > 1) return 'differs';
  return answer.markings[0]?.by === marker ? 'first' : 'second';
}

/** The marks that a marker may see of an answer: those that count, or the own. */
export function seenMarking(answer: WrittenAnswer, marker: string) {
  if (typeof answer === 'string') return null;
  return isMarked(answer) ? answer : (answer.markings.find(({ by }) => by === marker) ?? null);
}

/** The moment of what happened last to an answer: whoever settles it says which was seen. */
export const lastMarkedAt = (answer: WrittenAnswer): string | null =>
  typeof answer === 'string' ? null : isMarked(answer) ? answer.at : (answer.markings.at(-1)?.at ?? null);

const totalOf = ({ given }: { readonly given: readonly number[] }): number =>
  given.reduce((sum, each) => sum + each, 0);

const isSame = (one: TextMarking, other: TextMarking) =>
  JSON.stringify([one.given, one.comments]) === JSON.stringify([other.given, other.comments]);

/** The answer as the marking makes it, or why it stays as it is. `closed`: two have marked it, and it is settled instead. */
export type Marked = { readonly answer: WrittenAnswer } | 'known' | 'changed' | 'closed';

/**
 * What becomes of an answer that `own` marks, who saw the marking of the moment `seen`. Of two markers neither is
 * shown, or compared with, the other's: the second is no change of the first. What was marked when one was enough
 * stays marked by one.
 */
export function withMarking(
  answer: WrittenAnswer,
  own: OwnMarking,
  seen: string | null,
  { of, forTwo }: { readonly of: number; readonly forTwo: boolean },
): Marked {
  const text = textOf(answer);
  const alone = (): MarkedText => ({ text, given: own.given, of, comments: own.comments, at: own.at });
  if (typeof answer === 'string') {
    if (seen !== null) return 'changed';
    return { answer: forTwo ? { text, of, markings: [own] } : alone() };
  }
  // Marks out of another whole, from before the question weighed as much, are compared with none.
  if (!isMarked(answer) && answer.of !== of) {
    return seen === null || answer.markings.some(({ at }) => at === seen)
      ? { answer: forTwo ? { text, of, markings: [own] } : alone() }
      : 'changed';
  }
  const mine = answer.markings?.find(({ by }) => by === own.by);
  if (answer.markings && answer.markings.length > 1) return mine && isSame(mine, own) ? 'known' : 'closed';
  const stands = isMarked(answer) ? answer : mine;
  if (stands) {
    if (isSame(stands, own)) return 'known';
    if (stands.at !== seen) return 'changed';
    return { answer: isMarked(answer) || !forTwo ? alone() : { text, of, markings: [own] } };
  }
  if (seen !== null) return 'changed';
  return { answer: bothIn({ text, of, markings: [...(answer.markings ?? []), own] }) };
}

/** Two who gave as much are agreed, by the first's marks and what both said; otherwise it waits to be settled. */
function bothIn(open: OpenText): WrittenAnswer {
  const [first, second] = open.markings;
  if (!first || !second || totalOf(first) !== totalOf(second)) return open;
  return settled(open, first.given, second.at);
}

/** The marks that count for a text that two have marked: one of the two's, or others. Each's own stay beside them. */
export function settled(
  answer: OpenText | MarkedText,
  given: readonly number[],
  at: string,
  of: number = answer.of,
): MarkedText {
  const markings = answer.markings ?? [];
  const comments = [...new Set(markings.flatMap((marking) => marking.comments))];
  return {
    ...{ text: answer.text, given, of, at, markings },
    comments: comments.slice(0, MARKING_LIMITS.commentsOfAnswer),
  };
}

/** What needs no second marker any more counts by its first; where two differ, that stays to be settled. */
export function withoutSecond(answer: KeptAnswer): KeptAnswer {
  if (!isOpenText(answer)) return answer;
  const { text, of, markings } = answer;
  const [only, ...others] = markings;
  if (!only || others.length > 0) return answer;
  return { text, given: only.given, of, comments: only.comments, at: only.at };
}
