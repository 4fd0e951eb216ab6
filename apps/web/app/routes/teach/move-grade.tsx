import { MoveGradeScreen } from '../../features/students/move-grade-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { NotAllowedScreen } from '../../teach-shell/frame/not-allowed-screen.tsx';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/move-grade.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'نقل سنة كاملة' });
}

export default function TeachMoveGrade() {
  const { digits, isTeacher } = useConsole();
  return isTeacher ? <MoveGradeScreen digits={digits} /> : <NotAllowedScreen />;
}
