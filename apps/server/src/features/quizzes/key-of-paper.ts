import type { Holdings } from '@hessa/rules/lessons/lesson-access';
import { examDoor } from '@hessa/rules/quizzes/exams/exam-terms';
import { type ExamEnd, type HiddenKey, hiddenKey } from '@hessa/rules/quizzes/key-time';
import type { CourseOutline } from '../lessons/course-outline.ts';
import type { Standing } from '../lessons/standing.ts';
import type { NamedResult } from './find-result.ts';

/** What of a paper decides when its student sees which answers were right. */
export type KeyedPaper = Pick<NamedResult, 'keyTime' | 'unitId' | 'exam'> & {
  /** Late answers wait for the teacher's word. */
  isForNow: boolean;
};

/** Whether a key has to wait, as far as the paper itself says; undefined where its student's time in the course does. */
export function ownKey({ isForNow, exam, keyTime }: KeyedPaper, now: number): HiddenKey | null | undefined {
  // Late answers that may yet count would be copied from it.
  if (isForNow) return { opensAt: null };
  // So would those of an attempt that is under way, though it is the last one or nobody starts any more.
  if (exam?.hasUnhandedAttempt) return { opensAt: null, because: 'sitting' };
  return keyTime === 'at-once' && !examEnd(exam, now)?.again ? null : undefined;
}

const NOTHING_HELD: Holdings = { course: null, units: new Map() };

/** As the student's time in the course says, null where nothing of it is held; of its units the paper's alone matters. */
export function keyInCourse(
  { keyTime, unitId, exam }: KeyedPaper,
  course: { outline: CourseOutline; standing: Pick<Standing, 'holdings'> } | null,
  now: number,
): HiddenKey | null {
  const place = course?.outline.units.find(({ id }) => id === unitId)?.place;
  const curriculum = {
    openToAll: course?.outline.course.openToAll === true,
    units: place === undefined ? [] : [{ id: unitId, place, lessons: [] }],
  };
  return hiddenKey(keyTime, curriculum, course?.standing.holdings ?? NOTHING_HELD, unitId, now, examEnd(exam, now));
}

function examEnd(exam: KeyedPaper['exam'], now: number): ExamEnd | null {
  if (!exam) return null;
  const { terms, used, lastEnd } = exam;
  // Minutes that were given on top may reach beyond the closing: the key waits for those too.
  const at = terms.closesAt === null ? null : Math.max(terms.closesAt, lastEnd ?? 0);
  const door = examDoor(terms, Math.max(used, 1), now).kind;
  return { at, again: door === 'open' || door === 'not-yet' ? terms : null };
}
