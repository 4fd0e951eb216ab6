import { courseOwnership } from '@hessa/rules/enrolment/ownership';
import { type ContinueWhere, continueWhere, isBegun, isBeingSat } from '@hessa/rules/lessons/continue-where';
import { counts, curriculumLesson, isDone } from '@hessa/rules/lessons/curriculum';
import { type CurriculumProgress, curriculumProgress } from '@hessa/rules/lessons/curriculum-progress';
import { type Curriculum, type LessonAccess, lessonAccess, mayOpen } from '@hessa/rules/lessons/lesson-access';
import { type LessonMark, lessonMark } from '@hessa/rules/lessons/lesson-mark';
import { type UnitAccess, unitAccess } from '@hessa/rules/lessons/unit-access';
import { courseHoldings } from '../course-holdings.ts';
import type { CourseReply, LessonReply, ResourceReply } from './course-reply.ts';

export interface LessonView extends Pick<LessonReply, 'id' | 'lessonName' | 'type'> {
  /** Places from 1, as the number in the margin says them. */
  unitPlace: number;
  place: number;
  durationSeconds: number | null;
  questionCount: number | null;
  /** Of an exam. */
  exam?: LessonReply['exam'];
  access: LessonAccess;
  mark: LessonMark;
  /** A quiz that the teacher has not written yet. */
  isEmpty: boolean;
  opens: boolean;
  isNext: boolean;
  /** A film, a quiz or an exam that was begun and is not finished. */
  isBegun: boolean;
  /** When the clock of an attempt under way runs out. */
  clockEndsAt: number | null;
  /** At an exam that was handed in. */
  attemptsLeft: number;
}

export interface UnitView {
  id: number;
  place: number;
  unitName: string;
  access: UnitAccess;
  /** The quiz that stands in the way, when one does. */
  blockedBy: LessonView | null;
  doneCount: number;
  /** How many there are to do: a quiz that nobody has written yet is none. */
  workCount: number;
  lessons: LessonView[];
  resources: readonly ResourceReply[];
}

export interface CurriculumView {
  progress: CurriculumProgress;
  next: ContinueWhere;
  units: UnitView[];
  /** The time of every unit has run out: only a new start opens them again. */
  isOver: boolean;
  /** When the next window ends and the page must be thought over; null when none will. */
  changesAt: number | null;
}

/** What the page shows of the server's answer at one moment; the rules decide, this only arranges. */
export function curriculumView(
  course: CourseReply,
  now: number,
  /** What the phone knows besides. */
  begunHere: (lessonId: number) => boolean = () => false,
): CurriculumView {
  const curriculum = curriculumOf(course, begunHere);
  const holdings = courseHoldings(course);
  const next = continueWhere(curriculum, holdings, now);
  const nextId = next.kind === 'lesson' ? next.lessonId : null;
  const known = new Map<number, LessonView>();

  const units = course.units.map((unit, at): UnitView => {
    const asked = curriculum.units[at]?.lessons ?? [];
    const lessons = unit.lessons.map((lesson, place): LessonView => {
      const access = lessonAccess(curriculum, holdings, lesson.id, now);
      const fact = asked[place];
      const isSat = fact !== undefined && isBeingSat(fact, access, now);
      const mark = fact ? lessonMark(fact, access) : 'locked';
      const view: LessonView = {
        id: lesson.id,
        lessonName: lesson.lessonName,
        type: lesson.type,
        unitPlace: unit.order + 1,
        place: place + 1,
        durationSeconds: lesson.durationSeconds,
        questionCount: lesson.questionCount,
        exam: lesson.exam,
        access,
        mark,
        isEmpty: fact?.empty === true,
        opens: isSat || mark === 'again' || (mayOpen(access) && fact?.empty !== true),
        isNext: lesson.id === nextId,
        isBegun: fact !== undefined && isBegun(fact, now),
        clockEndsAt: isSat ? (fact.clockEndsAt ?? null) : null,
        attemptsLeft: fact?.attemptsLeft ?? 0,
      };
      known.set(lesson.id, view);
      return view;
    });
    const access = unitAccess(curriculum, holdings, unit.id, now);
    return {
      id: unit.id,
      place: unit.order + 1,
      unitName: unit.unitName,
      access,
      blockedBy: access.kind === 'blocked' ? (known.get(access.byLessonId) ?? null) : null,
      doneCount: asked.filter(isDone).length,
      workCount: asked.filter(counts).length,
      lessons,
      resources: unit.resources,
    };
  });
  return {
    progress: curriculumProgress(curriculum.units),
    next,
    units,
    isOver: isOver(course, now),
    changesAt: nextChange(units),
  };
}

/** The quizzes that were handed in, and so have earned something. */
export function submittedQuizzes({ units }: CurriculumView): number[] {
  const lessons = units.flatMap((unit) => unit.lessons);
  return lessons
    .filter(({ mark, isEmpty }) => (mark === 'submitted' || mark === 'again') && !isEmpty)
    .map(({ id }) => id);
}

function isOver({ enrollmentDate, extendedUntil, isOpenToAll, units }: CourseReply, now: number): boolean {
  if (enrollmentDate === null) return false;
  const enrolment = {
    enrolledAt: Date.parse(enrollmentDate),
    extendedUntil: extendedUntil === null ? null : Date.parse(extendedUntil),
  };
  return (
    courseOwnership(enrolment, { unitCount: (units.at(-1)?.order ?? -1) + 1, openToAll: isOpenToAll }, now) === 'ended'
  );
}

function curriculumOf(course: CourseReply, begunHere: (lessonId: number) => boolean): Curriculum {
  return {
    openToAll: course.isOpenToAll,
    units: course.units.map((unit) => ({
      id: unit.id,
      place: unit.order,
      lessons: unit.lessons.map((told) =>
        curriculumLesson(!told.exam && begunHere(told.id) ? { ...told, isBegun: true } : told),
      ),
    })),
  };
}

function nextChange(units: readonly UnitView[]): number | null {
  const moments = units.flatMap(({ access }) => {
    if (!('window' in access)) return [];
    if (access.window.kind === 'open') return [access.window.endsAt];
    return access.window.kind === 'upcoming' ? [access.window.opensAt] : [];
  });
  moments.push(...units.flatMap(({ lessons }) => lessons.flatMap(({ clockEndsAt }) => clockEndsAt ?? [])));
  return moments.length > 0 ? Math.min(...moments) : null;
}
