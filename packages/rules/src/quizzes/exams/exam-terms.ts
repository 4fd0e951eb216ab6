/** Which of several attempts is a student's mark. */
export const COUNTED_ATTEMPTS = ['best', 'last'] as const;
type CountedAttempt = (typeof COUNTED_ATTEMPTS)[number];

/** What makes a quiz an exam. Moments are milliseconds; null where a window has no such edge. */
export interface ExamTerms {
  readonly minutes: number;
  readonly opensAt: number | null;
  /** Nobody starts after it. Whoever started before has the whole time. */
  readonly lastStartAt: number | null;
  readonly closesAt: number | null;
  readonly attempts: number;
  readonly counts: CountedAttempt;
  /** In percent; null where nobody passes or fails. */
  readonly passMark: number | null;
  /** Each student gets one of the paper's four forms; absent where all get the paper as it is written. */
  readonly forms?: true | undefined;
}

export const EXAM_LIMITS = {
  minutesAtMost: 600,
  attemptsAtMost: 10,
  extraMinutesAtMost: 240,
  reasonLength: 300,
} as const;

const MINUTE_MS = 60_000;

/** The last moment to start so that nobody's time is cut by the closing. */
export function lastStart({ minutes, lastStartAt, closesAt }: ExamTerms): number | null {
  if (lastStartAt !== null) return lastStartAt;
  return closesAt === null ? null : closesAt - minutes * MINUTE_MS;
}

type TermsProblem = 'no-time-to-start' | 'closes-too-early';

/** Why these terms could not be kept; each limit by itself is the wire's to check. */
export function termsProblem(terms: ExamTerms): TermsProblem | null {
  const { opensAt, lastStartAt, closesAt, minutes } = terms;
  const last = lastStart(terms);
  if (last !== null && opensAt !== null && last <= opensAt) {
    // Nobody set a last start: what is wrong is the closing.
    return lastStartAt === null ? 'closes-too-early' : 'no-time-to-start';
  }
  if (last !== null && closesAt !== null && last + minutes * MINUTE_MS > closesAt) return 'closes-too-early';
  return null;
}

type ExamDoor =
  | { readonly kind: 'not-yet'; readonly opensAt: number }
  | { readonly kind: 'open' }
  | { readonly kind: 'no-attempts' }
  | { readonly kind: 'over' };

/** Whether a further attempt may be started now. */
export function examDoor(terms: ExamTerms, used: number, now: number): ExamDoor {
  if (used >= terms.attempts) return { kind: 'no-attempts' };
  if (terms.opensAt !== null && now < terms.opensAt) return { kind: 'not-yet', opensAt: terms.opensAt };
  const last = lastStart(terms);
  return last !== null && now > last ? { kind: 'over' } : { kind: 'open' };
}

/** How many attempts a student could still start now. */
export function attemptsLeft(terms: ExamTerms | null, used: number, now: number): number {
  return terms && examDoor(terms, used, now).kind === 'open' ? terms.attempts - used : 0;
}

/** How many are used up, of so many that were begun: a paper from before there was a limit is one. */
export function usedAttempts(begun: number, isSubmitted: boolean): number {
  return Math.max(begun, isSubmitted ? 1 : 0);
}

/** Nobody can sit it any more: it stands in nobody's way. */
export function isExamOver(terms: ExamTerms | null, now: number): boolean {
  const last = terms && lastStart(terms);
  return last !== null && now > last;
}

export function hasPassed(score: number | null, passMark: number | null): boolean | null {
  return passMark === null || score === null ? null : score >= passMark;
}

/** The attempt that is the student's mark; of equals the earlier one, so that nothing moves without a reason. */
export function countingAttempt<Attempt extends { readonly number: number; readonly score: number }>(
  attempts: readonly Attempt[],
  counts: CountedAttempt,
): Attempt | null {
  const [first, ...rest] = [...attempts].sort((one, other) => one.number - other.number);
  if (!first) return null;
  return rest.reduce((kept, next) => (counts === 'last' || next.score > kept.score ? next : kept), first);
}
