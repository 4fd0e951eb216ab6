import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { termName } from '@hessa/rules/courses/term';
import { LESSON } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedAlone } from '@hessa/rules/text/plural';
import { lessonCount } from './lesson-count.ts';
import type { CourseTree } from './listed-course.ts';
import './course-facts.css';

/** Grade, term and how many lessons, between two ink lines. */
export function CourseFacts({ course, digits }: { course: CourseTree; digits: DigitStyle }) {
  return (
    <dl className="facts">
      <div>
        <dt>السنة</dt>
        <dd>{gradeLabel(course.grade, 'short')}</dd>
      </div>
      <div>
        <dt>الترم</dt>
        <dd>{termName(course.term)}</dd>
      </div>
      <div>
        <dt>الدروس</dt>
        <dd>
          <bdi>{countedAlone(lessonCount(course), LESSON, digits)}</bdi>
        </dd>
      </div>
    </dl>
  );
}
