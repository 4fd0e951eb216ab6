import { lessonPath } from '@hessa/rules/pages/lesson-paths';
import { QUESTION } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedAlone } from '@hessa/rules/text/plural';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { Link } from 'react-router';
import { satWords } from '../../../ui/lesson/attempts-left-words.ts';
import { LessonList, LessonRow } from '../../../ui/lesson/lesson-list.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { doneCount, isOpened, type LessonPlace, type PlacedLesson } from './use-lesson-place.ts';
import './unit-lessons.css';

interface UnitLessonsProps {
  courseId: number;
  place: LessonPlace;
  /** What has just been finished here. */
  completedId: number | null;
  digits: DigitStyle;
}

/** The unit around the lesson, with the place of this one. */
export function UnitLessons({ courseId, place, completedId, digits }: UnitLessonsProps) {
  const lessons = place.lessons.map((lesson) =>
    lesson.id === completedId ? { ...lesson, mark: 'completed' as const } : lesson,
  );
  const done = doneCount({ ...place, lessons });
  return (
    <div className="unit-lessons">
      <h2 className="unit-lessons-head">
        <RtlTitle>{place.unitName}</RtlTitle>
        <small>
          {done === 0 ? 'لسه مخلصتش حاجة' : <>خلصت {<bdi>{formatNumber(done, digits)}</bdi>}</>} من{' '}
          <bdi>{formatNumber(lessons.length, digits)}</bdi>
        </small>
      </h2>
      <LessonList label="دروس الوحدة">
        {lessons.map((lesson, at) => (
          <LessonRow
            key={lesson.id}
            number={formatNumber(at + 1, digits)}
            name={lesson.name}
            type={lesson.type}
            mark={lesson.mark}
            sat={satWords(lesson, digits)}
            current={at === place.index}
            to={at === place.index ? undefined : opens(courseId, lesson)}
            disabled={lesson.mark === 'locked'}
          />
        ))}
      </LessonList>
    </div>
  );
}

/** The one lesson to go on with, for a screen without room for the list. */
export function NextLesson({ courseId, place: { following }, digits }: Omit<UnitLessonsProps, 'completedId'>) {
  if (!following) return null;
  return (
    <Link to={lessonPath(courseId, following)} className="next-lesson sheet">
      <span>
        <b>
          <RtlTitle>{following.name}</RtlTitle>
        </b>
        <small>
          {following.unitName === null ? 'الدرس اللي بعده' : <RtlTitle>{following.unitName}</RtlTitle>}
          {following.questionCount ? <bdi>، {countedAlone(following.questionCount, QUESTION, digits)}</bdi> : null}
        </small>
      </span>
      <IconChevronLeft aria-hidden="true" />
    </Link>
  );
}

const opens = (courseId: number, lesson: PlacedLesson) => (isOpened(lesson) ? lessonPath(courseId, lesson) : undefined);
