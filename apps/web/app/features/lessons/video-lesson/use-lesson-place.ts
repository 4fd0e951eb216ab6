import type { Reply } from '@hessa/contract/client';
import { curriculumLesson } from '@hessa/rules/lessons/curriculum';
import type { LessonKindName } from '@hessa/rules/lessons/kinds/lesson-kinds';
import { lessonAccess } from '@hessa/rules/lessons/lesson-access';
import { type LessonMark, lessonMark } from '@hessa/rules/lessons/lesson-mark';
import { useRead } from '../../../api/use-read.ts';
import { courseHoldings } from '../course-holdings.ts';

type Tree = Reply<'GET /api/Course/tree-course-with-progress'>['data'];

export interface PlacedLesson {
  id: number;
  name: string;
  type: LessonKindName;
  mark: LessonMark;
  questionCount: number | null;
  /** At an exam that was handed in. */
  attemptsLeft: number;
}

/** Where a lesson stands in its course. */
export interface LessonPlace {
  courseName: string;
  unitName: string;
  unitIndex: number;
  index: number;
  lessons: readonly PlacedLesson[];
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
  return {
    courseName: tree.courseName,
    unitName: unit.unitName,
    unitIndex: unit.order,
    index: unit.lessons.findIndex(({ id }) => id === lessonId),
    lessons: unit.lessons.map((lesson) => ({
      id: lesson.id,
      name: lesson.lessonName,
      type: lesson.type,
      mark: lessonMark(curriculumLesson(lesson), lessonAccess(curriculum, holdings, lesson.id, now)),
      questionCount: lesson.questionCount,
      attemptsLeft: lesson.attemptsLeft ?? 0,
    })),
    blocker: blocker ? { id: blocker.id, name: blocker.lessonName, type: blocker.type } : null,
  };
}

export function doneCount(place: LessonPlace): number {
  return place.lessons.filter(({ mark }) => mark !== 'open' && mark !== 'locked').length;
}
