import { MyCoursesScreen } from '../../features/enrolment/my-courses/my-courses-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { usePageData } from '../../site-data.ts';
import type { Route } from './+types/enrolled-courses.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'كورساتي' });
}

export default function EnrolledCourses() {
  return <MyCoursesScreen digits={usePageData()?.site.settings.digits ?? 'arabic'} />;
}
