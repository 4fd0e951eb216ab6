import { LeavingStudents } from '../../features/students/leaving-students.tsx';
import { DeletedScreen } from '../../features/trash/deleted-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/deleted.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'المحذوفات' });
}

export default function TeachDeleted() {
  const { digits, isTeacher, isOwner } = useConsole();
  if (!isTeacher) return <NotFoundScreen />;
  return (
    <DeletedScreen digits={digits} isOwner={isOwner}>
      <LeavingStudents digits={digits} />
    </DeletedScreen>
  );
}
