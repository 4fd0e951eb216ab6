import type { getHome } from '@hessa/contract/home/get-home';
import { closingSoon } from '@hessa/rules/home/closing-soon';
import { courseStanding, heldPart } from '@hessa/rules/home/course-standing';
import { counts, isDone } from '@hessa/rules/lessons/curriculum';
import { kindOfLesson } from '@hessa/rules/lessons/kinds/lesson-kinds';
import { unitAccess } from '@hessa/rules/lessons/unit-access';
import { averageScore, finalResults } from '@hessa/rules/statistics/average-score';
import type { UnitWindow } from '@hessa/rules/units/unit-window';
import type { z } from 'zod';
import type { CourseOutline } from '../lessons/course-outline.ts';
import { momentText } from '../lessons/moment-text.ts';
import { curriculumOf } from '../lessons/standing.ts';
import type { Paper } from './find-papers.ts';
import type { HeldStanding } from './find-standings.ts';

type Home = z.input<typeof getHome.reply>['data'];

/** A course the student holds something of, and all that is known of the student in it. */
export interface StudiedCourse {
  outline: CourseOutline;
  standing: HeldStanding;
  papers: readonly Paper[];
}

/** What a card says of a course, but for its units. */
export function presentStanding({ outline, standing, papers }: StudiedCourse, now: number): Home['courses'][number] {
  const { holdings, finished, begun, places } = standing;
  const held = heldPart(curriculumOf(outline, finished, now, begun), holdings);
  const { progress, next, via, window, isOver, isBegun, clockEndsAt } = courseStanding(held, holdings, now);
  const lesson = next.kind === 'lesson' ? presentLesson(outline, next.lessonId) : null;
  return {
    id: outline.course.id,
    courseName: outline.course.name,
    grade: outline.course.grade,
    term: outline.course.term,
    imagePath: outline.course.imagePath,
    enrolled: holdings.course !== null,
    lessonCount: progress.lessonCount,
    doneCount: progress.doneCount,
    next: lesson &&
      via && {
        ...lesson,
        via,
        secondsLeft: secondsLeft(lesson, places.get(lesson.id)),
        isBegun,
        clockEndsAt: momentText(clockEndsAt),
      },
    state: next.kind,
    openToAll: outline.course.openToAll,
    endsAt: endOf(window),
    isOver,
    quizCount: finalResults(papers).length,
    average: averageOf(papers),
    units: [],
  };
}

/** The units of the one course that a student holds. */
export function presentUnits({ outline, standing, papers }: StudiedCourse, now: number) {
  const { holdings, finished } = standing;
  const held = heldPart(curriculumOf(outline, finished, now), holdings);
  return held.units.flatMap((unit) => {
    const { place, name } = outline.units.find(({ id }) => id === unit.id) ?? { place: 0, name: '' };
    const access = unitAccess(held, holdings, unit.id, now);
    if (!('window' in access)) return [];
    return [
      {
        id: unit.id,
        place: place + 1,
        unitName: name,
        lessonCount: unit.lessons.filter(counts).length,
        doneCount: unit.lessons.filter(isDone).length,
        access: access.kind,
        endsAt: endOf(access.window),
        average: averageOf(papers.filter(({ lessonId }) => unit.lessons.some(({ id }) => id === lessonId))),
      },
    ];
  });
}

export function presentClosing({ outline, standing }: StudiedCourse, now: number): Home['closing'] {
  const { holdings, finished } = standing;
  const held = heldPart(curriculumOf(outline, finished, now), holdings);
  return closingSoon(held, holdings, now).map(({ unitId, endsAt, leftLessonIds, opensLessonId }) => {
    const { name } = outline.units.find(({ id }) => id === unitId) ?? { name: '' };
    const [first, ...others] = leftLessonIds;
    return {
      courseId: outline.course.id,
      unitId,
      unitName: name,
      enrolled: holdings.course !== null,
      endsAt: new Date(endsAt).toISOString(),
      leftCount: leftLessonIds.length,
      only: first === undefined || others.length > 0 ? null : presentLesson(outline, first),
      opens: opensLessonId === null ? null : presentLesson(outline, opensLessonId),
    };
  });
}

function presentLesson(outline: CourseOutline, lessonId: number) {
  const unit = outline.units.find(({ lessons }) => lessons.some(({ id }) => id === lessonId));
  const lesson = unit?.lessons.find(({ id }) => id === lessonId);
  if (!unit || !lesson) return null;
  return {
    id: lesson.id,
    unitId: lesson.unitId,
    unitName: unit.name,
    lessonName: lesson.name,
    type: lesson.type,
    questionCount: kindOfLesson(lesson).isAnswered ? lesson.questionCount : null,
    durationSeconds: lesson.durationSeconds,
  };
}

function secondsLeft({ durationSeconds }: { durationSeconds: number | null }, place = 0): number | null {
  return durationSeconds === null || place <= 0 ? null : Math.max(0, Math.round(durationSeconds - place));
}

function endOf(window: UnitWindow | null): string | null {
  return window?.kind === 'open' ? momentText(window.endsAt) : null;
}

function averageOf(papers: readonly Paper[]): number | null {
  const average = averageScore(papers);
  return average.kind === 'average' ? average.percent : null;
}
