import type { Answer } from '../kinds/question-kinds.ts';
import { GRACE_MS } from './sitting-time.ts';

/** An answer given in an exam, as it travels. `at` is counted from the start of the attempt, by the server's clock. */
export interface GivenAnswer {
  readonly position: number;
  readonly choice: Answer;
  readonly at: number;
  /** Counts up with every answer of an attempt on one phone. */
  readonly order: number;
}

/** What a phone signs with the key that it was given at the start. */
export function signedWords(attempt: number, { position, choice, at, order }: GivenAnswer): string {
  return JSON.stringify([attempt, order, position, choice, at]);
}

/** `none`: the browser has no means to sign. */
export type Signature = 'good' | 'none' | 'bad';

/** Why answers do not count by themselves. */
export const HELD_REASONS = [
  'late',
  'after-hand-in',
  'after-end',
  'times',
  'signature',
  'after-key',
  'after-results',
] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

/**
 * Written by somebody who may have read the right answers: kept, and the teacher may still take it, but a mark that was
 * told does not wait for it.
 */
export const TOO_LATE_TO_WAIT: readonly HeldReason[] = ['after-key', 'after-results'];

export interface JudgedSitting {
  readonly startedAt: number;
  readonly endsAt: number;
  readonly handedInBy: 'student' | 'time' | null;
  /** The student was shown the right answers of it. */
  readonly isKeyShown?: boolean;
  /** The results, which were kept back until then, were told to everybody. */
  readonly isReleased?: boolean;
}

interface JudgedAnswers<Given extends GivenAnswer = GivenAnswer> {
  readonly counted: readonly Given[];
  readonly held: readonly Given[];
  readonly reason: HeldReason | null;
}

/** Clocks that were compared over a line agree to about this. */
export const SLACK_MS = 5_000;

/**
 * What becomes of answers that reached the server: they count, or they are held for the teacher with one reason. A
 * paper that its student handed in is closed; one that ran out of time takes what was on its way until the grace ends.
 */
export function judgeAnswers<Given extends GivenAnswer>(
  { startedAt, endsAt, handedInBy, isKeyShown, isReleased }: JudgedSitting,
  given: readonly Given[],
  signature: Signature,
  receivedAt: number,
): JudgedAnswers<Given> {
  const hold = (reason: HeldReason) => ({ counted: [], held: given, reason });
  if (given.length === 0) return { counted: [], held: [], reason: null };
  if (isKeyShown) return hold('after-key');
  if (isReleased && handedInBy !== null) return hold('after-results');
  if (handedInBy === 'student') return hold('after-hand-in');
  if (receivedAt > endsAt + GRACE_MS) return hold('late');
  if (signature === 'bad') return hold('signature');
  if (!isOrdered(given) || given.some(({ at }) => at > receivedAt - startedAt + SLACK_MS)) return hold('times');
  const isInTime = ({ at }: GivenAnswer) => at <= endsAt - startedAt + SLACK_MS;
  const held = given.filter((answer) => !isInTime(answer));
  return { counted: given.filter(isInTime), held, reason: held.length > 0 ? 'after-end' : null };
}

/** Of one phone each answer is later than the one before it, and none is from before the start. */
export function isOrdered(given: readonly GivenAnswer[]): boolean {
  const sorted = [...given].sort((one, other) => one.order - other.order);
  return sorted.every(({ at, order }, place) => {
    const before = sorted[place - 1];
    return at >= 0 && (!before || (before.order < order && before.at <= at));
  });
}

/** Whether all of what is held says that it was written in time. */
export function saysInTime({ startedAt, endsAt }: JudgedSitting, held: readonly Pick<GivenAnswer, 'at'>[]): boolean {
  return held.every(({ at }) => at >= 0 && at <= endsAt - startedAt + SLACK_MS);
}

/** By the place of its question: the answer, and when it was given. */
export type SittingAnswers = Readonly<Record<string, { readonly choice: Answer; readonly at: number }>>;

/** By the place of its question: whether its student wants to come back to it, and when that was said. */
export type FlaggedPlaces = Readonly<Record<string, { readonly on: boolean; readonly at: number }>>;

/** What is newer by its time takes an earlier answer's place. */
export function mergeAnswers(saved: SittingAnswers, given: readonly Pick<GivenAnswer, 'position' | 'choice' | 'at'>[]) {
  const merged: Record<string, { choice: Answer; at: number }> = { ...saved };
  for (const { position, choice, at } of given) {
    if (at >= (merged[position]?.at ?? 0)) merged[position] = { choice, at };
  }
  return merged;
}

/** Whether two devices have the same answers and flags: each was set at a moment of its own. */
export function sumOfTimes(...known: readonly Readonly<Record<string, { readonly at: number }>>[]): number {
  return known.flatMap((each) => Object.values(each)).reduce((sum, { at }) => sum + at, 0);
}

/** Answers that a paper does not hold yet, or not any more: a letter that came twice brings nothing new. */
export function newsAmong<Given extends GivenAnswer>(saved: SittingAnswers, given: readonly Given[]): Given[] {
  return given.filter(({ position, choice, at }) => {
    const known = saved[position];
    return !known || at > known.at || (at === known.at && JSON.stringify(choice) !== JSON.stringify(known.choice));
  });
}
