import type { Reply } from '@hessa/contract/client';
import { isBegunPaper, isBeingSat } from '@hessa/rules/lessons/continue-where';
import { type CurriculumLesson, curriculumLesson } from '@hessa/rules/lessons/curriculum';
import type { LessonKindName } from '@hessa/rules/lessons/kinds/lesson-kinds';
import { lessonAccess, mayOpen } from '@hessa/rules/lessons/lesson-access';
import { type LessonMark, lessonMark } from '@hessa/rules/lessons/lesson-mark';
import { isOpen, type UnitWindow, unitWindow } from '@hessa/rules/units/unit-window';

export type UnitTree = Reply<'GET /api/Course/tree-unit-with-progress'>['data'];
export type NamedLessons = Reply<'GET /api/Unit/{id}/lessons'>['lessons'];

export interface ViewedLesson {
  id: number;
  name: string;
  type: LessonKindName;
  mark: LessonMark;
  /** A completed video or a submitted quiz, unless another attempt at it is under way. */
  finished: boolean;
  isBegunPaper: boolean;
  /** Its clock runs. */
  isSat: boolean;
  /** At an exam that was handed in. */
  attemptsLeft: number;
  /** Cannot be opened now. */
  locked: boolean;
}

/** When the unit is open, in the viewer's weekly reading. */
export function windowOf(tree: UnitTree, now: number): UnitWindow {
  const question = {
    policy: 'weekly',
    index: tree.order,
    enrolledAt: moment(tree.enrollmentDate),
    openToAll: tree.isOpenToAll,
    extendedUntil: moment(tree.extendedUntil),
  } as const;
  return unitWindow(question, now);
}

/**
 * The unit's lessons with their marks. The tree rules order and progress; the list of lessons names them. `doneHere`
 * is what was finished on this phone and the tree does not know yet.
 */
export function viewedLessons(
  tree: UnitTree,
  named: NamedLessons,
  doneHere: (lessonId: number) => boolean,
  now: number,
): ViewedLesson[] {
  const names = new Map(named.map(({ id, lessonName }) => [id, lessonName]));
  const lessons = tree.lessons.map((told): CurriculumLesson => {
    const lesson = curriculumLesson(told);
    return { ...lesson, finished: lesson.finished || doneHere(lesson.id) };
  });
  // Only this unit's quizzes stand in the way here.
  const curriculum = { units: [{ id: tree.unitId, place: tree.order, lessons }], openToAll: tree.isOpenToAll };
  const holdings = {
    course: { enrolledAt: moment(tree.enrollmentDate), extendedUntil: moment(tree.extendedUntil) },
    units: new Map(),
  };
  const open = isOpen(windowOf(tree, now));
  return lessons.map((lesson, at) => {
    const access = lessonAccess(curriculum, holdings, lesson.id, now, 'weekly');
    const mark = lessonMark(lesson, access);
    const isSat = !doneHere(lesson.id) && isBeingSat(lesson, access, now);
    return {
      id: lesson.id,
      name: names.get(lesson.id) ?? tree.lessons[at]?.lessonName ?? '',
      type: lesson.type,
      mark,
      finished: lesson.finished && !isSat,
      isSat,
      isBegunPaper: isBegunPaper(lesson, now),
      attemptsLeft: lesson.attemptsLeft ?? 0,
      // The paper that was just handed in is read to its end, even after the unit's last minute.
      locked:
        lesson.empty === true ||
        !(
          isSat ||
          mark === 'again' ||
          mayOpen(access) ||
          (access.kind === 'submitted' && (open || doneHere(lesson.id)))
        ),
    };
  });
}

function moment(text: string | null): number | null {
  return text === null ? null : Date.parse(text);
}
