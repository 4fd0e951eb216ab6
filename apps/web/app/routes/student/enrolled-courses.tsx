import { lazy, Suspense } from 'react';
import { AnotherCode } from '../../features/codes/another-code.tsx';
import { MyCoursesScreen } from '../../features/enrolment/my-courses/my-courses-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { usePageData } from '../../site-data.ts';
import { OwnCourseFoot } from '../own-course-foot.tsx';
import type { Route } from './+types/enrolled-courses.ts';

const CourseUnits = lazy(async () => ({ default: (await import('../../features/home/course-units.tsx')).CourseUnits }));

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'كورساتي' });
}

export default function EnrolledCourses() {
  const digits = usePageData()?.site.settings.digits ?? 'arabic';
  return (
    <MyCoursesScreen
      digits={digits}
      footOf={({ id }, start) => <OwnCourseFoot courseId={id} digits={digits} otherwise={start} />}
      unitsOf={({ id }) => (
        <Suspense fallback={null}>
          <CourseUnits courseId={id} digits={digits} />
        </Suspense>
      )}
      more={<AnotherCode />}
    />
  );
}
