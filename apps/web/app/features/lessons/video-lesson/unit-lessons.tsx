import { lessonPath } from '@hessa/rules/pages/lesson-paths';
import { QUESTION } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedAlone } from '@hessa/rules/text/plural';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { Link } from 'react-router';
import { satWords } from '../../../ui/lesson/attempts-left-words.ts';
import { LessonList, LessonRow } from '../../../ui/lesson/lesson-list.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { doneCount, type LessonPlace, type PlacedLesson } from './use-lesson-place.ts';
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

/** The one lesson after this one, for a screen without room for the list. */
export function NextLesson({ courseId, place, digits }: Omit<UnitLessonsProps, 'completedId'>) {
  const next = place.lessons[place.index + 1];
  const to = next && opens(courseId, next);
  if (!next || !to) return null;
  return (
    <Link to={to} className="next-lesson sheet">
      <span>
        <b>
          <RtlTitle>{next.name}</RtlTitle>
        </b>
        <small>
          الدرس اللي بعده
          {next.questionCount ? <bdi>، {countedAlone(next.questionCount, QUESTION, digits)}</bdi> : null}
        </small>
      </span>
      <IconChevronLeft aria-hidden="true" />
    </Link>
  );
}

/** A submitted quiz is not opened again, and a locked lesson not yet. */
function opens(courseId: number, { id, type, mark }: PlacedLesson): string | undefined {
  return mark === 'locked' || mark === 'submitted' ? undefined : lessonPath(courseId, { id, type });
}
