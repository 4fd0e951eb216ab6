import { CoursePreview } from '../../features/authoring/courses/course-preview.tsx';
import { pageMeta } from '../../page-meta.ts';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';
import { NotAllowedScreen } from '../../teach-shell/frame/not-allowed-screen.tsx';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/course-preview.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'الكورس عند الطالب' });
}

export default function TeachCoursePreview({ params }: Route.ComponentProps) {
  const { digits, isTeacher } = useConsole();
  const courseId = Number(params.courseId);
  if (!isTeacher) return <NotAllowedScreen />;
  if (!Number.isSafeInteger(courseId) || courseId < 1) return <NotFoundScreen />;
  return <CoursePreview courseId={courseId} digits={digits} />;
}
