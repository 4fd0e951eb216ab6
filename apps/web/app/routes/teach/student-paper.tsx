import { StudentPaper } from '../../features/quizzes/teach/student-paper.tsx';
import { pageMeta } from '../../page-meta.ts';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';
import { NotAllowedScreen } from '../../teach-shell/frame/not-allowed-screen.tsx';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/student-paper.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'ورقة طالب' });
}

export default function TeachStudentPaper({ params: { lessonId: lesson, studentId } }: Route.ComponentProps) {
  const { digits, isTeacher } = useConsole();
  const lessonId = Number(lesson);
  if (!isTeacher) return <NotAllowedScreen />;
  if (!Number.isSafeInteger(lessonId) || lessonId < 1) return <NotFoundScreen />;
  return <StudentPaper key={`${lessonId} ${studentId}`} lessonId={lessonId} studentId={studentId} digits={digits} />;
}
