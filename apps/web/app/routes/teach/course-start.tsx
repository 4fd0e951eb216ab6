import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/course-start.ts';
import CourseSettings from './course-settings.tsx';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'تعديل كورس' });
}

/** On a desk the form stands beside the tree from the start; on a phone this address is the tree alone. */
export default CourseSettings;
