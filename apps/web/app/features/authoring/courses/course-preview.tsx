import { poundsFromPiastres } from '@hessa/rules/courses/price';
import { teachCoursePath } from '@hessa/rules/pages/console-pages';
import { coursePath } from '@hessa/rules/pages/public-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { ReadGate } from '../../../api/read-gate.tsx';
import { type TaughtCourse, useTaughtCourse } from '../../../teach-shell/editing/use-taught-course.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { CourseDetailsScreen } from '../../courses/course-details-screen.tsx';
import { CourseOffer } from '../../courses/course-offer.tsx';
import type { CourseTree } from '../../courses/listed-course.ts';
import { CourseStateBadge } from './course-state-badge.tsx';
import './course-preview.css';

/** The course's public page before it is public. What a student would press is only named here. */
export function CoursePreview({ courseId, digits }: { courseId: number; digits: DigitStyle }) {
  const read = useTaughtCourse(courseId);
  return (
    <ReadGate read={read} waiting="بنفتح الكورس" failed="مقدرناش نفتح الكورس">
      {({ data }) => <Preview course={data} digits={digits} />}
    </ReadGate>
  );
}

function Preview({ course, digits }: { course: TaughtCourse; digits: DigitStyle }) {
  const shown = asShown(course);
  return (
    <div className="course-preview">
      <div className="course-preview-bar">
        <span>
          كده الطالب هيشوفه <CourseStateBadge state={course.state} />
        </span>
        <div className="console-actions">
          {course.state === 'published' && (
            <ButtonLink look="line" size="small" to={coursePath({ course: course.id })}>
              افتح الصفحة نفسها
            </ButtonLink>
          )}
          <ButtonLink size="small" to={teachCoursePath({ courseId: course.id })}>
            ارجع للتعديل
          </ButtonLink>
        </div>
      </div>
      <CourseDetailsScreen
        course={shown}
        digits={digits}
        owned={false}
        actions={
          <>
            <CourseOffer course={shown} digits={digits} />
            <Note
              tone="info"
              title={course.pricePiastres === 0 ? 'هنا زرار الاشتراك المجاني' : 'هنا خانة كود الكورس'}
            />
          </>
        }
        help={null}
      />
    </div>
  );
}

function asShown({ name, pricePiastres, openToAll, units, ...course }: TaughtCourse): CourseTree {
  return {
    ...course,
    courseName: name,
    price: poundsFromPiastres(pricePiastres),
    isOpenToAll: openToAll,
    units: units.map((unit) => ({ ...unit, unitName: unit.name })),
  };
}
