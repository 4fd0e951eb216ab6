import type { DigitStyle } from '@hessa/rules/text/digits';
import { Badge } from '../../ui/notices/badge.tsx';
import { lessonCountWords } from '../../ui/text/lesson-count-words.ts';
import { CoursePrice } from './course-price.tsx';
import { lessonCount } from './lesson-count.ts';
import type { CourseTree } from './listed-course.ts';
import './course-offer.css';

/** The price and what it buys, and for how long. */
export function CourseOffer({ course, digits }: { course: CourseTree; digits: DigitStyle }) {
  return (
    <div className="offer">
      <CoursePrice pounds={course.price} digits={digits} size="page" />
      <Badge>{lessonCountWords(lessonCount(course), digits)}</Badge>
      {!course.isOpenToAll && course.units.length > 0 && (
        <p className="offer-weeks">{weeksWords(course.units.length)}</p>
      )}
    </div>
  );
}

function weeksWords(units: number): string {
  if (units === 1) return 'الوحدة بتقفل بعد أسبوع من الاشتراك.';
  return 'كل وحدة ليها أسبوع: الأولى بتقفل بعد أسبوع من الاشتراك، والتانية بعد أسبوعين، وهكذا.';
}
