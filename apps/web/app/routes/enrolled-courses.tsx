import { BeingBuilt } from '../features/site/being-built.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/enrolled-courses.ts';

const TITLE = 'باقاتي';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: TITLE, indexed: false });
}

export default function EnrolledCourses() {
  return <BeingBuilt title={TITLE} />;
}
