import { WatchScreen } from '../../features/students/watch-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';
import { NotAllowedScreen } from '../../teach-shell/frame/not-allowed-screen.tsx';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/watch.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'مين اتفرّج' });
}

export default function TeachWatch({ params }: Route.ComponentProps) {
  const { digits, isTeacher } = useConsole();
  const lessonId = Number(params.lessonId);
  if (!isTeacher) return <NotAllowedScreen />;
  if (!Number.isSafeInteger(lessonId) || lessonId < 1) return <NotFoundScreen />;
  return <WatchScreen key={lessonId} lessonId={lessonId} digits={digits} />;
}
