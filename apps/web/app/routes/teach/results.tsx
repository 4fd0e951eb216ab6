import { ResultsScreen } from '../../features/quizzes/teach/results-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { NotAllowedScreen } from '../../teach-shell/frame/not-allowed-screen.tsx';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/results.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'النتايج' });
}

export default function TeachResults() {
  const { digits, isTeacher } = useConsole();
  return isTeacher ? <ResultsScreen digits={digits} /> : <NotAllowedScreen />;
}
