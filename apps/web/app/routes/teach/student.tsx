import { StudentEnrolments } from '../../features/enrolment/teach/student-enrolments.tsx';
import { StudentProgress } from '../../features/statistics/teach/student-progress.tsx';
import { ForgetStudent } from '../../features/students/forget-student.tsx';
import { StudentAccount } from '../../features/students/student-account.tsx';
import { pageMeta } from '../../page-meta.ts';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/student.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'صفحة طالب' });
}

export default function TeachStudent({ params: { studentId } }: Route.ComponentProps) {
  const { digits, isTeacher, isOwner } = useConsole();
  return (
    <StudentAccount key={studentId} studentId={studentId} digits={digits} mayManage={isTeacher} maySeeTrail={isOwner}>
      <StudentEnrolments studentId={studentId} digits={digits} mayManage={isTeacher} />
      <StudentProgress studentId={studentId} digits={digits} mayReadPapers={isTeacher} />
      {isOwner && <ForgetStudent studentId={studentId} />}
    </StudentAccount>
  );
}
