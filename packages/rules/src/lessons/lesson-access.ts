import { compareWindows } from '../units/more-generous-window.ts';
import {
  isOpen,
  laterEnd,
  lectureCodeWindow,
  type UnitWindow,
  unitWindow,
  type WindowPolicy,
} from '../units/unit-window.ts';
import { type CurriculumLesson, type CurriculumUnit, isBlocking, placeOf } from './curriculum.ts';
import { kindOfLesson } from './kinds/lesson-kinds.ts';

/** A right to open lessons that a student holds, with the moment it began. */
export type Grant = { readonly enrolledAt: number | null; readonly extendedUntil?: number | null };

export type Holdings = {
  /** The student's enrolment in the course, or null. */
  readonly course: Grant | null;
  /** Lecture codes redeemed for single units of this course, by unit id. */
  readonly units: ReadonlyMap<number, Grant>;
  /** Later ends that staff gave single units, by unit id; they prolong a right and are none themselves. */
  readonly extended?: ReadonlyMap<number, number>;
};

export type Curriculum = { readonly units: readonly CurriculumUnit[]; readonly openToAll: boolean };

export type LessonAccess =
  | { readonly kind: 'open'; readonly via: 'course' | 'lecture-code'; readonly window: UnitWindow }
  /** The window has ended, but a quiz not yet submitted may still be taken, or it would block for good. */
  | { readonly kind: 'open-to-catch-up'; readonly via: 'course' | 'lecture-code'; readonly window: UnitWindow }
  | { readonly kind: 'blocked'; readonly byLessonId: number }
  | { readonly kind: 'closed'; readonly window: UnitWindow }
  | { readonly kind: 'submitted'; readonly window: UnitWindow }
  | { readonly kind: 'not-enrolled' }
  | { readonly kind: 'not-found' };

/** The server enforces the wider reading for courses; the unit viewer passes the weekly one. */
const ENFORCED_POLICY: WindowPolicy = 'cumulative';

/**
 * The one gate before content, attachment, submit and complete. The browser asks it too, but only to decorate.
 */
export function lessonAccess(
  curriculum: Curriculum,
  holdings: Holdings,
  lessonId: number,
  now: number,
  policy: WindowPolicy = ENFORCED_POLICY,
): LessonAccess {
  const unitIndex = curriculum.units.findIndex((unit) => unit.lessons.some((lesson) => lesson.id === lessonId));
  const unit = curriculum.units[unitIndex];
  const lesson = unit?.lessons.find((candidate) => candidate.id === lessonId);
  if (unit === undefined || lesson === undefined) return { kind: 'not-found' };

  const before = unit.lessons.slice(0, unit.lessons.indexOf(lesson));
  const earlierUnits = curriculum.units.slice(0, unitIndex).flatMap((earlier) => earlier.lessons);
  const answers = unitGrants(curriculum, holdings, unitIndex, now, policy).map(({ via, window }) => {
    // Whoever bought one unit cannot reach the quizzes of the others, so those must not stand in the way.
    const path = via === 'course' ? [...earlierUnits, ...before] : before;
    return { access: decide(lesson, path, via, window), window };
  });
  const [best] = answers.sort(
    (a, b) => RANK[b.access.kind] - RANK[a.access.kind] || compareWindows(b.window, a.window),
  );
  return best?.access ?? { kind: 'not-enrolled' };
}

export type UnitGrant = { readonly via: 'course' | 'lecture-code'; readonly window: UnitWindow };

/** Every right the student holds to one unit; two when a course and a lecture code meet. */
export function unitGrants(
  curriculum: Curriculum,
  holdings: Holdings,
  unitIndex: number,
  now: number,
  policy: WindowPolicy = ENFORCED_POLICY,
): UnitGrant[] {
  const grants: UnitGrant[] = [];
  const { openToAll } = curriculum;
  const unit = curriculum.units[unitIndex];
  const alone = unit && holdings.extended?.get(unit.id);
  if (holdings.course) {
    const { enrolledAt } = holdings.course;
    const extendedUntil = laterEnd(holdings.course.extendedUntil, alone);
    const window = unitWindow(
      { policy, index: placeOf(curriculum.units, unitIndex), enrolledAt, openToAll, extendedUntil },
      now,
    );
    grants.push({ via: 'course', window });
  }
  const code = unit && holdings.units.get(unit.id);
  if (code) {
    const held = { ...code, extendedUntil: laterEnd(code.extendedUntil, alone) };
    grants.push({ via: 'lecture-code', window: lectureCodeWindow(held, openToAll, now) });
  }
  return grants;
}

/** The most generous of them; none where the unit is not held. */
export function widestWindow(
  curriculum: Curriculum,
  holdings: Holdings,
  unitId: number,
  now: number,
): UnitWindow | undefined {
  const unitIndex = curriculum.units.findIndex(({ id }) => id === unitId);
  const windows = unitGrants(curriculum, holdings, unitIndex, now).map(({ window }) => window);
  return windows.sort((one, other) => compareWindows(other, one))[0];
}

function decide(
  lesson: CurriculumLesson,
  path: readonly CurriculumLesson[],
  via: UnitGrant['via'],
  window: UnitWindow,
): HeldLesson {
  if (lesson.finished && !kindOfLesson(lesson).finish.opensAgain) return { kind: 'submitted', window };
  const catchesUp = window.kind === 'ended' && isBlocking(lesson);
  if (!isOpen(window) && !catchesUp) return { kind: 'closed', window };
  const blocker = path.find(isBlocking);
  if (blocker) return { kind: 'blocked', byLessonId: blocker.id };
  return { kind: catchesUp ? 'open-to-catch-up' : 'open', via, window };
}

type HeldLesson = Exclude<LessonAccess, { kind: 'not-enrolled' | 'not-found' }>;

/** Of two rights to a lesson the one that gives more holds; of the same, the one that lasts longer. */
const RANK: Record<HeldLesson['kind'], number> = {
  open: 5,
  submitted: 4,
  'open-to-catch-up': 3,
  blocked: 2,
  closed: 1,
};

/**
 * Whether a student may stand before an exam. A paper that was handed in shuts a quiz, but an exam may have attempts
 * left; and whoever sits in it is not shut out by a window that ends meanwhile.
 */
export function mayStandBefore(access: LessonAccess): boolean {
  return mayOpen(access) || access.kind === 'submitted' || (access.kind === 'closed' && access.window.kind === 'ended');
}

/** Whether the server may hand out the lesson's content now. */
export function mayOpen(access: LessonAccess): boolean {
  return access.kind === 'open' || access.kind === 'open-to-catch-up';
}
