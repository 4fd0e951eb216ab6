import { PrintedQuizScreen } from '../../features/authoring/quizzes/print/printed-quiz-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';
import { NotAllowedScreen } from '../../teach-shell/frame/not-allowed-screen.tsx';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/print-quiz.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'ورقة الامتحان' });
}

export default function TeachPrintQuiz({ params }: Route.ComponentProps) {
  const { digits, isTeacher, profile } = useConsole();
  const lessonId = Number(params.lessonId);
  if (!isTeacher) return <NotAllowedScreen />;
  if (!Number.isSafeInteger(lessonId) || lessonId < 1) return <NotFoundScreen />;
  return <PrintedQuizScreen lessonId={lessonId} teacher={profile.name} digits={digits} />;
}
