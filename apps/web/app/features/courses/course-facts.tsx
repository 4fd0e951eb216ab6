import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { termName } from '@hessa/rules/courses/term';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { Counted } from '../../ui/text/counted.tsx';
import { lessonCountWords } from '../../ui/text/lesson-count-words.ts';
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
          <Counted>{lessonCountWords(lessonCount(course), digits)}</Counted>
        </dd>
      </div>
    </dl>
  );
}
