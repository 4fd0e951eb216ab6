import { compareWindows } from '../units/more-generous-window.ts';
import { isOpen, type WindowPolicy } from '../units/unit-window.ts';
import { isBlocking } from './curriculum.ts';
import { type Curriculum, type Holdings, type UnitGrant, unitGrants } from './lesson-access.ts';

/** A unit that is held, and by which right. */
type HeldUnit = UnitGrant &
  (
    | { readonly kind: 'open' }
    /** The window has ended, but unsubmitted quizzes inside may still be taken: the unit can be expanded for them. */
    | { readonly kind: 'quizzes-only' }
    | { readonly kind: 'blocked'; readonly byLessonId: number }
    | { readonly kind: 'closed' }
  );

export type UnitAccess = HeldUnit | { readonly kind: 'not-enrolled' } | { readonly kind: 'not-found' };

const RANK: Record<HeldUnit['kind'], number> = { open: 5, 'quizzes-only': 3, blocked: 2, closed: 1 };
/** A week that is to come gives all of the unit, so nobody is told that it is over. */
const RANK_UPCOMING = 4;

/**
 * Whether a unit's heading can be opened, and what to say when it cannot. Of two rights to it the one that gives more
 * tells: one that opens it, one that will, one that leaves its quizzes, one that an earlier quiz still stands before; of
 * two alike the one that lasts longer.
 */
export function unitAccess(
  curriculum: Curriculum,
  holdings: Holdings,
  unitId: number,
  now: number,
  policy?: WindowPolicy,
): UnitAccess {
  const index = curriculum.units.findIndex((unit) => unit.id === unitId);
  const unit = curriculum.units[index];
  if (unit === undefined) return { kind: 'not-found' };

  const blocker = earlierQuiz(curriculum, index);
  const answers = unitGrants(curriculum, holdings, index, now, policy).map((right): HeldUnit => {
    const { via, window } = right;
    const catchesUp = window.kind === 'ended' && unit.lessons.some(isBlocking);
    if (!isOpen(window) && !catchesUp) return { kind: 'closed', ...right };
    if (via === 'course' && blocker) return { kind: 'blocked', byLessonId: blocker.id, ...right };
    return { kind: catchesUp ? 'quizzes-only' : 'open', ...right };
  });
  const [best] = answers.sort((a, b) => rankOf(b) - rankOf(a) || compareWindows(b.window, a.window));
  return best ?? { kind: 'not-enrolled' };
}

function rankOf({ kind, window }: HeldUnit): number {
  return window.kind === 'upcoming' ? RANK_UPCOMING : RANK[kind];
}

function earlierQuiz({ units }: Curriculum, index: number) {
  return units
    .slice(0, index)
    .flatMap(({ lessons }) => lessons)
    .find(isBlocking);
}
