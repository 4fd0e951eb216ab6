import { curriculumPath } from '@hessa/rules/pages/student-pages';
import { Navigate } from 'react-router';
import type { Route } from './+types/course-player.ts';

/** An old address that only leads on, and that Back never returns to. */
export default function CoursePlayer({ params }: Route.ComponentProps) {
  return <Navigate to={curriculumPath({ courseId: params.courseId })} replace />;
}
