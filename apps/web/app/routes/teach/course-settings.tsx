import { CourseSettings } from '../../features/authoring/courses/course-settings.tsx';
import { pageMeta } from '../../page-meta.ts';
import { useTaughtCourse } from '../../teach-shell/editing/use-taught-course.ts';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/course-settings.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'بيانات الكورس' });
}

export default function TeachCourseSettings({ params }: Route.ComponentProps) {
  const { digits } = useConsole();
  const { reply, refresh } = useTaughtCourse(Number(params.courseId));
  const course = reply?.data;
  return course ? <CourseSettings key={course.id} course={course} digits={digits} refresh={refresh} /> : null;
}
