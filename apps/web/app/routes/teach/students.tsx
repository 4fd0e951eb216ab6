import { StudentsActions } from '../../features/students/students-actions.tsx';
import { StudentsScreen } from '../../features/students/students-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/students.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'الطلبة' });
}

export default function TeachStudents() {
  const { digits, isTeacher, profile } = useConsole();
  return (
    <StudentsScreen digits={digits} isTeacher={isTeacher} teacherName={profile.name}>
      {(filter, refresh) =>
        isTeacher && <StudentsActions filter={filter} digits={digits} teacherName={profile.name} onAdded={refresh} />
      }
    </StudentsScreen>
  );
}
