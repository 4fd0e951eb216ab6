import { priceWords } from '@hessa/rules/courses/price';
import { teachCoursePath } from '@hessa/rules/pages/console-pages';
import { LESSON, STUDENT, UNIT } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { Link } from 'react-router';
import { CourseCover } from '../../../ui/catalogue/course-cover.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { courseImage } from '../../courses/course-image.ts';
import { CourseStateBadge } from './course-state-badge.tsx';
import type { ListedTaughtCourse } from './course-states.ts';

export function TaughtCourseCard({ course, digits }: { course: ListedTaughtCourse; digits: DigitStyle }) {
  const { id, name, grade, term, imagePath, state, pricePiastres } = course;
  return (
    <li className="taught-course">
      <div className="taught-course-cover">
        <CourseCover courseName={name} grade={grade} term={term} image={courseImage(imagePath)} />
      </div>
      <div className="taught-course-words">
        <Link className="taught-course-name" to={teachCoursePath({ courseId: id })}>
          <RtlTitle>{name}</RtlTitle>
        </Link>
        <p className="taught-course-facts">
          <CourseStateBadge state={state} />
          <bdi>{priceWords(pricePiastres, digits)}</bdi>
        </p>
        <p className="muted">
          {course.units === 0 ? (
            'لسه فاضي'
          ) : (
            <>
              <bdi>{countedNoun(course.units, UNIT, digits)}</bdi>،{' '}
              <bdi>{course.lessons === 0 ? 'من غير دروس' : countedNoun(course.lessons, LESSON, digits)}</bdi>
            </>
          )}
          ، <bdi>{course.enrolled === 0 ? 'من غير طلبة' : countedNoun(course.enrolled, STUDENT, digits)}</bdi>
        </p>
      </div>
    </li>
  );
}
