import { readCoursesPath } from '@hessa/rules/courses/courses-path';
import { data } from 'react-router';
import { courseMeta } from '../features/courses/course-meta.ts';
import { loadCourse } from '../features/courses/load-course.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/course.ts';
import { ShownCourse } from './shown-course.tsx';

/** The second address of a course's page; /courses/{id} is the canonical one. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const path = readCoursesPath(params.courseId);
  if (path.kind !== 'course') throw data(null, { status: 404 });
  return loadCourse({ context, courseId: path.id });
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, courseMeta(args.loaderData));
}

export default function Course({ loaderData }: Route.ComponentProps) {
  return <ShownCourse page={loaderData} />;
}
