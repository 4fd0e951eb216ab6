import type { GeneratedCover } from '@hessa/rules/courses/generated-cover';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { termLabel } from '@hessa/rules/courses/term';
import { coursePath } from '@hessa/rules/pages/public-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import type { ReactNode } from 'react';
import { CourseCover } from '../../ui/catalogue/course-cover.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Sheet } from '../../ui/drawings/sheet.tsx';
import { Badge } from '../../ui/notices/badge.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import { CutText } from '../../ui/text/cut-text.tsx';
import { courseImage } from './course-image.ts';
import { CoursePrice } from './course-price.tsx';
import type { ListedCourse } from './listed-course.ts';
import './course-card.css';

interface CourseCardProps {
  course: ListedCourse;
  digits: DigitStyle;
  /** The level of the name below the page's own headings. */
  heading?: 'h2' | 'h3' | undefined;
  /** Chosen by the list, so that neighbours differ. */
  cover?: GeneratedCover | undefined;
  /** It is among the first things seen, so its picture is fetched at once. */
  first?: boolean | undefined;
  onSubscribe: (course: ListedCourse) => void;
  /** What a student who holds the course sees and presses in place of its price and the offer. */
  pressOf?: ((course: ListedCourse, offer: ReactNode) => ReactNode) | undefined;
}

/** Stacked pages with the ways in: to read about the course, and to subscribe to it. */
export function CourseCard({
  course,
  digits,
  heading: Heading = 'h2',
  cover,
  first,
  onSubscribe,
  pressOf,
}: CourseCardProps) {
  const { id, courseName, description, term, grade, price, imagePath } = course;
  const free = price === 0;
  const offer = (
    <>
      <div className="course-meta">
        <CoursePrice pounds={price} digits={digits} />
        <TextLink forward to={coursePath({ course: id })} aria-label={`ادخل الكورس: ${courseName}`}>
          ادخل الكورس
        </TextLink>
      </div>
      <Button wide aria-haspopup="dialog" onClick={() => onSubscribe(course)}>
        {free ? 'ابدأ ببلاش' : 'اشترك دلوقتي'}
        <span className="unseen"> في {courseName}</span>
      </Button>
    </>
  );
  return (
    <Sheet as="article" stacked className="course">
      <CourseCover
        courseName={courseName}
        grade={grade}
        term={term}
        image={courseImage(imagePath)}
        generated={cover}
        first={first}
      />
      <div className="course-body">
        <div className="course-tags">
          <Badge>{termLabel(term)}</Badge>
          <Badge>{gradeLabel(grade, 'short')}</Badge>
          {free && <Badge tone="right">مجاني</Badge>}
        </div>
        <Heading className="course-name">
          <RtlTitle>{courseName}</RtlTitle>
        </Heading>
        <CutText className="course-desc" text={description} about={courseName} />
        {pressOf ? pressOf(course, offer) : offer}
      </div>
    </Sheet>
  );
}
