import { curriculumPath } from '@hessa/rules/pages/student-pages';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { Link } from 'react-router';
import { AccordionItem } from '../../ui/controls/accordion.tsx';
import { LESSON_LOOKS } from '../../ui/lesson/lesson-looks.ts';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import { Counted } from '../../ui/text/counted.tsx';
import { lessonCountWords } from '../../ui/text/lesson-count-words.ts';
import { lessonNumber } from './lesson-number.ts';
import type { CourseTree } from './listed-course.ts';
import './course-curriculum.css';

type Unit = CourseTree['units'][number];

/** Where a lesson opens, and what its link carries. */
export type LessonWays = ReadonlyMap<number, { to: string; state?: object }>;

interface CourseCurriculumProps {
  units: readonly Unit[];
  digits: DigitStyle;
  /** The course in whose own curriculum the lessons open; null for whoever only looks what is inside. */
  openIn: number | null;
  /** The lessons that open now, by their ids; the others are explained in the curriculum. */
  ways: LessonWays | null;
}

/** What is inside the course, every unit unfolded at first. */
export function CourseCurriculum({ units, digits, openIn, ways }: CourseCurriculumProps) {
  if (units.length === 0) return <p className="outline-empty">المنهج لسه بيتجهّز. هتلاقيه هنا قريب.</p>;
  return units.map((unit, at) => (
    <AccordionItem
      key={unit.id}
      startsOpen
      heading="h2"
      number={<bdi>{formatNumber(at + 1, digits)}</bdi>}
      title={<RtlTitle>{unit.unitName}</RtlTitle>}
      meta={<Counted>{lessonCountWords(unit.lessons.length, digits)}</Counted>}
    >
      <ol className="outline">
        {unit.lessons.map((lesson, place) => {
          const { word, icon: Mark } = LESSON_LOOKS[lesson.type];
          const content = (
            <>
              <span className="outline-number">
                <bdi>{lessonNumber(at + 1, place + 1, digits)}</bdi>
              </span>
              <span className="outline-name">
                <RtlTitle>{lesson.lessonName}</RtlTitle>
                <small>
                  <Mark size={16} aria-hidden="true" />
                  {word}
                </small>
              </span>
            </>
          );
          const way = ways?.get(lesson.id) ?? (openIn === null ? null : { to: curriculumPath({ courseId: openIn }) });
          return (
            <li key={lesson.id}>
              {way ? (
                <Link className="outline-lesson" {...way}>
                  {content}
                </Link>
              ) : (
                <div className="outline-lesson">{content}</div>
              )}
            </li>
          );
        })}
      </ol>
    </AccordionItem>
  ));
}
