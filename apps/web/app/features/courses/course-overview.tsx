import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { termLabel } from '@hessa/rules/courses/term';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { PenMark } from '../../ui/drawings/pen-mark.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import { Counted } from '../../ui/text/counted.tsx';
import { lessonCountWords } from '../../ui/text/lesson-count-words.ts';
import { courseFeatures } from './course-features.ts';
import { lessonCount } from './lesson-count.ts';
import type { CourseTree } from './listed-course.ts';
import './course-overview.css';

/** The description in full, the facts in words, and what comes with the course. */
export function CourseOverview({ course, digits }: { course: CourseTree; digits: DigitStyle }) {
  return (
    <div className="overview">
      <section>
        <h2>عن الكورس</h2>
        <p>{course.description ? <RtlTitle>{course.description}</RtlTitle> : 'الوصف لسه بيتكتب.'}</p>
      </section>
      <section>
        <h2>تفاصيل الكورس</h2>
        <dl className="overview-facts">
          <dt>السنة</dt>
          <dd>{gradeLabel(course.grade)}</dd>
          <dt>الترم</dt>
          <dd>{termLabel(course.term)}</dd>
          <dt>عدد الدروس</dt>
          <dd>
            <Counted>{lessonCountWords(lessonCount(course), digits)}</Counted>
          </dd>
        </dl>
      </section>
      <section>
        <h2>هتاخد إيه مع الكورس؟</h2>
        <ul className="overview-features">
          {courseFeatures(course.features).map((feature) => (
            <li key={feature}>
              <PenMark mark="tick" />
              <RtlTitle>{feature}</RtlTitle>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
