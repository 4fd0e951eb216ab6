import { GradebookScreen } from '../../features/quizzes/teach/gradebook/gradebook-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';
import { NotAllowedScreen } from '../../teach-shell/frame/not-allowed-screen.tsx';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/gradebook.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'دفتر الدرجات' });
}

export default function TeachGradebook({ params }: Route.ComponentProps) {
  const { digits, isTeacher } = useConsole();
  const courseId = Number(params.courseId);
  if (!isTeacher) return <NotAllowedScreen />;
  if (!Number.isSafeInteger(courseId) || courseId < 1) return <NotFoundScreen />;
  return <GradebookScreen key={courseId} courseId={courseId} digits={digits} />;
}
