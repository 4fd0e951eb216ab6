import { type ExamTerms, isExamOver, lastStart } from './exams/exam-terms.ts';

/**
 * Since when students could see a lesson, and when it was away last since then. Null where the moment was not noted, it
 * never was away, or nobody knows until when.
 */
export interface Presence {
  readonly placedAt: number | null;
  readonly goneFrom: number | null;
  readonly goneUntil: number | null;
}

/** A student's time in a unit: from the beginning of its week; null where it never ends. */
interface UnitTime {
  readonly from: number;
  readonly until: number | null;
}

/**
 * Whether a student had a moment of the unit's time in which a lesson could be seen there. What closes for good, a film
 * and an exam that nobody starts any more, is nothing that the others miss or have left; a quiz can be caught up with.
 */
export function hadChance({ from, until }: UnitTime, { placedAt, goneFrom, goneUntil }: Presence): boolean {
  if (until === null) return true;
  const seenFrom = Math.max(from, placedAt ?? from);
  const isAwayThen = goneFrom !== null && goneFrom <= seenFrom;
  return seenFrom < until && !(isAwayThen && (goneUntil ?? Number.POSITIVE_INFINITY) >= until);
}

/** For how many of these lessons there was none. */
export function countTooLate(time: UnitTime, lessons: readonly Presence[]): number {
  return lessons.filter((lesson) => !hadChance(time, lesson)).length;
}

/**
 * Until when a quiz can still be handed in: as long as its unit is open and its exam lets anybody start. Null where
 * neither ever ends. What was not handed in is missing from then on, and not before.
 */
export function lastChance(unitEndsAt: number | null, exam: ExamTerms | null): number | null {
  const ends = [unitEndsAt, exam && lastStart(exam)].filter((moment) => moment !== null);
  return ends.length === 0 ? null : Math.min(...ends);
}

type UnhandedState =
  | { readonly kind: 'open'; readonly until: number | null }
  /**
   * Its unit has closed and it is there to catch up with: until then it stands before all that follows (`lessonAccess`).
   * `cameAt` is when it came, or came back, where that was too late for the unit's time.
   */
  | { readonly kind: 'ended'; readonly cameAt: number | null }
  /** Nobody starts it any more. */
  | { readonly kind: 'over' }
  /** Nobody starts it any more, and it could not be seen in the unit's time. */
  | { readonly kind: 'never' };

/** How a quiz that was not handed in stands for a student. */
export function unhandedState(
  unit: UnitTime & { readonly isOpen: boolean },
  quiz: Presence & { readonly exam: ExamTerms | null },
  now: number,
): UnhandedState {
  const wasThere = hadChance(unit, quiz);
  if (isExamOver(quiz.exam, now)) return { kind: wasThere ? 'over' : 'never' };
  if (unit.isOpen) return { kind: 'open', until: lastChance(unit.until, quiz.exam) };
  return { kind: 'ended', cameAt: wasThere ? null : Math.max(quiz.placedAt ?? 0, quiz.goneUntil ?? 0) };
}
