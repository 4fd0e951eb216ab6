import type { Feature } from '../../calls/feature.ts';
import { listActiveCourses } from './list-active-courses.ts';

export const coursesFeature: Feature = {
  calls: [listActiveCourses],
};
