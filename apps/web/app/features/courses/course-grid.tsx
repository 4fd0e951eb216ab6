import { generatedCovers } from '@hessa/rules/courses/generated-cover';
import type { DigitStyle } from '@hessa/rules/text/digits';
import type { ReactNode } from 'react';
import { CourseCard } from './course-card.tsx';
import type { ListedCourse } from './listed-course.ts';
import './course-grid.css';

interface CourseGridProps {
  courses: readonly ListedCourse[];
  digits: DigitStyle;
  heading?: 'h2' | 'h3' | undefined;
  onSubscribe: (course: ListedCourse) => void;
  pressOf?: ((course: ListedCourse, offer: ReactNode) => ReactNode) | undefined;
}

/** A phone shows one card before anybody scrolls; its picture must not wait. */
const SEEN_FIRST = 1;

export function CourseGrid({ courses, digits, heading, onSubscribe, pressOf }: CourseGridProps) {
  const covers = generatedCovers(courses);
  return (
    <ul className="course-grid">
      {courses.map((course, at) => (
        <li key={course.id}>
          <CourseCard
            course={course}
            digits={digits}
            heading={heading}
            cover={covers[at]}
            first={at < SEEN_FIRST}
            onSubscribe={onSubscribe}
            pressOf={pressOf}
          />
        </li>
      ))}
    </ul>
  );
}
