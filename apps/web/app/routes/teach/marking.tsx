import { MarkingScreen } from '../../features/quizzes/marking/marking-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/marking.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'التصحيح' });
}

export default function TeachMarking() {
  const { digits, isTeacher } = useConsole();
  return <MarkingScreen digits={digits} maySettle={isTeacher} />;
}
