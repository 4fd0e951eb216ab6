import { courseData } from '../features/courses/course-data.ts';
import { CourseDetailsScreen } from '../features/courses/course-details-screen.tsx';
import { CourseMissing } from '../features/courses/course-missing.tsx';
import { CourseOffer } from '../features/courses/course-offer.tsx';
import { CoursePrice } from '../features/courses/course-price.tsx';
import type { CoursePage } from '../features/courses/load-course.ts';
import { CourseActionArea } from '../features/enrolment/course-action-area.tsx';
import { CourseHelp } from '../features/enrolment/course-help.tsx';
import { usePageData } from '../site-data.ts';
import { StructuredData } from '../structured-data.tsx';

/** What both addresses of a course show. */
export function ShownCourse({ page }: { page: CoursePage }) {
  const data = usePageData();
  if (page.kind === 'missing' || !data) return <CourseMissing />;
  const { course } = page;
  const { site, siteUrl } = data;
  const { digits } = site.settings;
  return (
    // Another course is another page: nothing typed or unfolded goes along.
    <div key={course.id}>
      <CourseDetailsScreen
        course={course}
        digits={digits}
        actions={
          <CourseActionArea
            course={course}
            head={<CourseOffer course={course} digits={digits} />}
            price={<CoursePrice pounds={course.price} digits={digits} />}
          />
        }
        help={<CourseHelp courseName={course.courseName} />}
      />
      <StructuredData data={courseData(course, siteUrl, site.profile.name)} />
    </div>
  );
}
