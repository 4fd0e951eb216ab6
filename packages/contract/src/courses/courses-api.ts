import { listActiveCourses } from './list-active-courses.ts';

export const coursesApi = { listActiveCourses } as const;
