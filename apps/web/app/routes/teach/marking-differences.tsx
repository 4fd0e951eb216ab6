import { DifferencesScreen } from '../../features/quizzes/marking/differences-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/marking-differences.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'فرق الدرجات' });
}

export default function TeachMarkingDifferences({ params }: Route.ComponentProps) {
  const { digits } = useConsole();
  const lessonId = Number(params.lessonId);
  if (!Number.isSafeInteger(lessonId) || lessonId < 1) return <NotFoundScreen />;
  return <DifferencesScreen key={lessonId} lessonId={lessonId} digits={digits} />;
}
