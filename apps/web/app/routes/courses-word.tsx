import { readCoursesPath } from '@hessa/rules/courses/courses-path';
import { DEFAULT_GRADE } from '@hessa/rules/courses/grade';
import { data, replace } from 'react-router';
import { cataloguePath } from '../features/courses/catalogue-path.ts';
import { courseMeta } from '../features/courses/course-meta.ts';
import { loadCourse } from '../features/courses/load-course.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/courses-word.ts';
import { ShownCourse } from './shown-course.tsx';

/** /courses/{course}: digits are a course, a grade word leads to that grade's page, anything else is nowhere. */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (params.course === undefined) throw replace(cataloguePath(DEFAULT_GRADE));
  const path = readCoursesPath(params.course);
  if (path.kind === 'grade') throw replace(cataloguePath(path.grade));
  if (path.kind === 'not-found') throw data(null, { status: 404 });
  return loadCourse({ context, courseId: path.id });
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, courseMeta(args.loaderData));
}

export default function CoursesWord({ loaderData }: Route.ComponentProps) {
  return <ShownCourse page={loaderData} />;
}
