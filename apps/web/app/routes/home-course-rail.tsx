import type { DigitStyle } from '@hessa/rules/text/digits';
import { OwnCourseFoot } from '../features/home/own-course-foot.tsx';
import { CourseRail } from '../features/site/home/course-rail.tsx';

/** The courses of the landing page: one that its reader holds says how far it is, and not what it costs. */
export function HomeCourseRail({ digits }: { digits: DigitStyle }) {
  return (
    <CourseRail
      digits={digits}
      footOf={({ id }, offer) => <OwnCourseFoot courseId={id} digits={digits} otherwise={offer} />}
    />
  );
}
