import { QuizReport } from '../../features/quizzes/teach/quiz-report.tsx';
import { pageMeta } from '../../page-meta.ts';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';
import { NotAllowedScreen } from '../../teach-shell/frame/not-allowed-screen.tsx';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/quiz-report.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'نتيجة امتحان' });
}

export default function TeachQuizReport({ params }: Route.ComponentProps) {
  const { digits, isTeacher, profile } = useConsole();
  const lessonId = Number(params.lessonId);
  if (!isTeacher) return <NotAllowedScreen />;
  if (!Number.isSafeInteger(lessonId) || lessonId < 1) return <NotFoundScreen />;
  return <QuizReport key={lessonId} lessonId={lessonId} digits={digits} teacherName={profile.name} />;
}
