import { ImportStudentsScreen } from '../../features/students/import-students-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { NotAllowedScreen } from '../../teach-shell/frame/not-allowed-screen.tsx';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/import-students.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'طلبة من ملف' });
}

export default function TeachImportStudents() {
  const { digits, isTeacher } = useConsole();
  return isTeacher ? <ImportStudentsScreen digits={digits} /> : <NotAllowedScreen />;
}
