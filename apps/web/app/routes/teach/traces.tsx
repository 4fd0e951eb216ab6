import { TracesScreen } from '../../features/students/traces-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { NotAllowedScreen } from '../../teach-shell/frame/not-allowed-screen.tsx';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/traces.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'مصدر التسريب' });
}

export default function TeachTraces() {
  const { digits, isTeacher } = useConsole();
  return isTeacher ? <TracesScreen digits={digits} /> : <NotAllowedScreen />;
}
