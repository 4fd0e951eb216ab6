import { LESSON } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedAlone } from '@hessa/rules/text/plural';
import { Badge } from '../../ui/notices/badge.tsx';
import { CoursePrice } from './course-price.tsx';
import { lessonCount } from './lesson-count.ts';
import type { CourseTree } from './listed-course.ts';
import './course-offer.css';

/** The price and what it buys. */
export function CourseOffer({ course, digits }: { course: CourseTree; digits: DigitStyle }) {
  return (
    <div className="offer">
      <CoursePrice pounds={course.price} digits={digits} size="page" />
      <Badge>{countedAlone(lessonCount(course), LESSON, digits)}</Badge>
    </div>
  );
}
