import { CoursesConsole } from '../../features/authoring/courses/courses-console.tsx';
import { pageMeta } from '../../page-meta.ts';
import { NotAllowedScreen } from '../../teach-shell/frame/not-allowed-screen.tsx';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/courses.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'الكورسات' });
}

export default function TeachCourses() {
  const { digits, isTeacher } = useConsole();
  return isTeacher ? <CoursesConsole digits={digits} /> : <NotAllowedScreen />;
}
