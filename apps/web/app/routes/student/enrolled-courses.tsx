import { Suspense } from 'react';
import { AnotherCode } from '../../features/codes/another-code.tsx';
import { CodePress } from '../../features/codes/code-press.tsx';
import { MyCoursesHead } from '../../features/enrolment/my-courses/my-courses-head.tsx';
import { MyCoursesScreen } from '../../features/enrolment/my-courses/my-courses-screen.tsx';
import { OwnPlaces } from '../../features/enrolment/my-courses/own-places.tsx';
import { OwnCourseFoot } from '../../features/home/own-course-foot.tsx';
import { latePart } from '../../offline/late-part.ts';
import { pageMeta } from '../../page-meta.ts';
import type { PageHead } from '../../pages/page-head.ts';
import { usePageData } from '../../site-data.ts';
import type { Route } from './+types/enrolled-courses.ts';

const CourseUnits = latePart(async () => (await import('../../features/home/course-units.tsx')).CourseUnits);

const WhenKnown = latePart(async () => (await import('../../features/home/when-known.tsx')).WhenKnown);

const UnreadBoard = latePart(async () => (await import('../../features/home/unread-board.tsx')).UnreadBoard);

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'كورساتي' });
}

export const handle: PageHead = { headAround: (wait) => <MyCoursesHead wait={wait} /> };

export default function EnrolledCourses() {
  const site = usePageData()?.site;
  const digits = site?.settings.digits ?? 'arabic';
  return (
    <MyCoursesScreen
      digits={digits}
      footOf={({ id }, start) => <OwnCourseFoot courseId={id} digits={digits} otherwise={start} />}
      unitsOf={({ id }) => (
        <Suspense fallback={null}>
          <CourseUnits courseId={id} digits={digits} />
        </Suspense>
      )}
      codePress={<CodePress />}
      more={
        <Suspense fallback={<div aria-busy="true" />}>
          <WhenKnown>
            <UnreadBoard teacher={site?.profile.name ?? ''} digits={digits} />
            <AnotherCode />
            <OwnPlaces />
          </WhenKnown>
        </Suspense>
      }
    />
  );
}
