import { QuizEditorScreen } from '../../features/quizzes/teach/quiz-editor-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';
import { useConsole } from '../../teach-shell/use-console.ts';
import type { Route } from './+types/quiz-lesson.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'امتحان', indexed: false });
}

export default function TeachQuizLesson({ params }: Route.ComponentProps) {
  const { digits, isTeacher } = useConsole();
  const lessonId = Number(params.lessonId);
  if (!isTeacher || !Number.isSafeInteger(lessonId) || lessonId < 1) return <NotFoundScreen />;
  return (
    <div className="console-page">
      <QuizEditorScreen key={lessonId} lessonId={lessonId} digits={digits} />
    </div>
  );
}
