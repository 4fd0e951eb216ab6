import { lessonInUnitPath } from '@hessa/rules/pages/student-pages';
import { Suspense, useState } from 'react';
import type { LessonWays } from '../features/courses/course-curriculum.tsx';
import { courseData } from '../features/courses/course-data.ts';
import { CourseDetailsScreen } from '../features/courses/course-details-screen.tsx';
import { CourseMissing } from '../features/courses/course-missing.tsx';
import { CourseOffer } from '../features/courses/course-offer.tsx';
import { CoursePrice } from '../features/courses/course-price.tsx';
import type { CourseTree } from '../features/courses/listed-course.ts';
import type { CoursePage } from '../features/courses/load-course.ts';
import { CourseActionArea } from '../features/enrolment/course-action-area.tsx';
import { CourseHelp } from '../features/enrolment/course-help.tsx';
import type { HeldLecture } from '../features/enrolment/read-holding.ts';
import { useEnrolled } from '../features/enrolment/use-enrolled.ts';
import { latePart } from '../offline/late-part.ts';
import { type PageData, usePageData } from '../site-data.ts';
import { StructuredData } from '../structured-data.tsx';

const OwnLessonWays = latePart(async () => (await import('../features/lessons/own-lesson-ways.tsx')).OwnLessonWays);

/** What both addresses of a course show. */
export function ShownCourse({ page }: { page: CoursePage }) {
  const data = usePageData();
  if (page.kind === 'missing' || !data) return <CourseMissing />;
  // Another course is another page: nothing typed or unfolded goes along.
  return <Shown key={page.course.id} course={page.course} data={data} />;
}

function Shown({ course, data: { site, siteUrl } }: { course: CourseTree; data: PageData }) {
  const enrolment = useEnrolled(course.id);
  const owned = enrolment.enrolled === true;
  const [ways, setWays] = useState<LessonWays | null>(null);
  const { digits } = site.settings;
  return (
    <>
      <CourseDetailsScreen
        course={course}
        digits={digits}
        owned={owned}
        ways={ways ?? lectureWays(course, enrolment.lectures)}
        actions={
          <CourseActionArea
            course={course}
            enrolment={enrolment}
            head={<CourseOffer course={course} digits={digits} />}
            price={<CoursePrice pounds={course.price} digits={digits} />}
          />
        }
        help={<CourseHelp courseName={course.courseName} owned={owned} />}
      />
      {owned && (
        <Suspense fallback={null}>
          <OwnLessonWays courseId={course.id} onKnown={setWays} />
        </Suspense>
      )}
      <StructuredData data={courseData(course, siteUrl, site.profile.name)} />
    </>
  );
}

/** The lessons of units that lecture codes opened: they open in the viewer, which says why one is shut. */
function lectureWays({ units }: CourseTree, lectures: readonly HeldLecture[]): LessonWays {
  const held = units.filter(({ id }) => lectures.some(({ unitId }) => unitId === id));
  return new Map(
    held.flatMap(({ id: unitId, lessons }) =>
      lessons.map(({ id }, index) => [id, { to: lessonInUnitPath({ unitId, index }) }] as const),
    ),
  );
}
