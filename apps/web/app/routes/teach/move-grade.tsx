import { MoveGradeScreen } from '../../features/students/move-grade-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/move-grade.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'نقل دفعة' });
}

export default function TeachMoveGrade() {
  const { digits, isTeacher } = useConsole();
  return isTeacher ? <MoveGradeScreen digits={digits} /> : <NotFoundScreen />;
}
