import { readCoursesPath } from '@hessa/rules/courses/courses-path';
import { data } from 'react-router';
import { BeingBuilt } from '../features/site/being-built.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/course.ts';

/** The second address of a course's page; /courses/{id} is the canonical one. */
export function loader({ params }: Route.LoaderArgs) {
  const path = readCoursesPath(params.courseId);
  if (path.kind !== 'course') throw data(null, { status: 404 });
  return { courseId: path.id };
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'تفاصيل الكورس', indexed: false });
}

export default function Course() {
  return <BeingBuilt title="تفاصيل الكورس" />;
}
