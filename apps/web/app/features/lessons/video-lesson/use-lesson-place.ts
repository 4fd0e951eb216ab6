import type { Reply } from '@hessa/contract/client';
import { isBeingSat } from '@hessa/rules/lessons/continue-where';
import { curriculumLesson } from '@hessa/rules/lessons/curriculum';
import type { LessonKindName } from '@hessa/rules/lessons/kinds/lesson-kinds';
import { lessonAccess, mayOpen } from '@hessa/rules/lessons/lesson-access';
import { type LessonMark, lessonMark } from '@hessa/rules/lessons/lesson-mark';
import { useRead } from '../../../api/use-read.ts';
import { courseHoldings } from '../course-holdings.ts';

type Tree = Reply<'GET /api/Course/tree-course-with-progress'>['data'];

export interface PlacedLesson {
  id: number;
  name: string;
  type: LessonKindName;
  mark: LessonMark;
  /** A finished lesson keeps its mark when its unit has closed. */
  opens: boolean;
  questionCount: number | null;
  /** Its clock runs. */
  isSat: boolean;
  /** At an exam that was handed in. */
  attemptsLeft: number;
}

export interface FollowingLesson extends PlacedLesson {
  /** Of a unit behind this one. */
  unitName: string | null;
}

/** Where a lesson stands in its course. */
export interface LessonPlace {
  courseName: string;
  unitName: string;
  index: number;
  lessons: readonly PlacedLesson[];
  /** The first after this one that opens, in its unit or in those behind it. */
  following: FollowingLesson | null;
  /** The quiz that stands in the lesson's way, when one does. */
  blocker: Pick<PlacedLesson, 'id' | 'name' | 'type'> | null;
}

/**
 * The lesson's neighbours, for its header and its list. The lesson opens without them: null until they are known,
 * and for good when the course is not the student's, as with a single lecture.
 */
export function useLessonPlace(courseId: number, lessonId: number): LessonPlace | null {
  const { reply, answeredAt } = useRead(
    'GET /api/Course/tree-course-with-progress',
    { query: { courseid: courseId } },
    { kept: true },
  );
  if (!reply) return null;
  const now = Date.now() + Date.parse(reply.data.serverTime) - answeredAt;
  return placeOf(reply.data, lessonId, now);
}

function placeOf(tree: Tree, lessonId: number, now: number): LessonPlace | null {
  const unit = tree.units.find(({ lessons }) => lessons.some(({ id }) => id === lessonId));
  if (!unit) return null;
  const units = tree.units.map(({ id, order, lessons }) => ({
    id,
    place: order,
    lessons: lessons.map(curriculumLesson),
  }));
  const curriculum = { units, openToAll: tree.isOpenToAll };
  const holdings = courseHoldings(tree);
  const access = lessonAccess(curriculum, holdings, lessonId, now);
  const blocker =
    access.kind === 'blocked' &&
    tree.units.flatMap(({ lessons }) => lessons).find(({ id }) => id === access.byLessonId);
  const placed = (lesson: Tree['units'][number]['lessons'][number]): PlacedLesson => {
    const access = lessonAccess(curriculum, holdings, lesson.id, now);
    const fact = curriculumLesson(lesson);
    return {
      id: lesson.id,
      name: lesson.lessonName,
      type: lesson.type,
      mark: lessonMark(fact, access),
      opens: mayOpen(access),
      isSat: isBeingSat(fact, access, now),
      questionCount: lesson.questionCount,
      attemptsLeft: lesson.attemptsLeft ?? 0,
    };
  };
  const lessons = unit.lessons.map(placed);
  const index = lessons.findIndex(({ id }) => id === lessonId);
  const inUnit = lessons.slice(index + 1).map((lesson) => ({ ...lesson, unitName: null }));
  const behind = tree.units
    .slice(tree.units.indexOf(unit) + 1)
    .flatMap((later) => later.lessons.map((lesson) => ({ ...placed(lesson), unitName: later.unitName })));
  return {
    courseName: tree.courseName,
    unitName: unit.unitName,
    index,
    lessons,
    following: [...inUnit, ...behind].find(isOpened) ?? null,
    blocker: blocker ? { id: blocker.id, name: blocker.lessonName, type: blocker.type } : null,
  };
}

/** A submitted quiz is not opened again, and a locked lesson not yet. */
export const isOpened = ({ mark }: Pick<PlacedLesson, 'mark'>): boolean => mark !== 'locked' && mark !== 'submitted';

export function doneCount(place: LessonPlace): number {
  return place.lessons.filter(({ mark }) => mark !== 'open' && mark !== 'locked').length;
}
