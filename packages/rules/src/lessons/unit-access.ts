import { compareWindows } from '../units/more-generous-window.ts';
import { isOpen, type UnitWindow, type WindowPolicy } from '../units/unit-window.ts';
import { isBlocking } from './curriculum.ts';
import { type Curriculum, type Holdings, unitGrants } from './lesson-access.ts';

export type UnitAccess =
  | { readonly kind: 'open'; readonly window: UnitWindow }
  /** The window has ended, but unsubmitted quizzes inside may still be taken: the unit can be expanded for them. */
  | { readonly kind: 'quizzes-only'; readonly window: UnitWindow }
  | { readonly kind: 'blocked'; readonly byLessonId: number; readonly window: UnitWindow }
  | { readonly kind: 'closed'; readonly window: UnitWindow }
  | { readonly kind: 'not-enrolled' }
  | { readonly kind: 'not-found' };

type HeldUnit = Extract<UnitAccess, { window: UnitWindow }>;

const RANK: Record<HeldUnit['kind'], number> = { open: 4, 'quizzes-only': 3, blocked: 2, closed: 1 };

/** Whether a unit's heading can be opened, and what to say when it cannot. */
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

  const earlierQuiz = curriculum.units
    .slice(0, index)
    .flatMap((earlier) => earlier.lessons)
    .find(isBlocking);
  const answers = unitGrants(curriculum, holdings, index, now, policy).map(({ via, window }): HeldUnit => {
    const catchesUp = window.kind === 'ended' && unit.lessons.some(isBlocking);
    if (!isOpen(window) && !catchesUp) return { kind: 'closed', window };
    if (via === 'course' && earlierQuiz) return { kind: 'blocked', byLessonId: earlierQuiz.id, window };
    return { kind: catchesUp ? 'quizzes-only' : 'open', window };
  });
  const [best] = answers.sort((a, b) => RANK[b.kind] - RANK[a.kind] || compareWindows(b.window, a.window));
  return best ?? { kind: 'not-enrolled' };
}
