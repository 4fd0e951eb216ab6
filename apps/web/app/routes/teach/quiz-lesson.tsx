import { useEffect } from 'react';
import { useRead } from '../../api/use-read.ts';
import { QuizEditorScreen } from '../../features/authoring/quizzes/quiz-editor-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';
import { useTaughtCourse } from '../../teach-shell/editing/use-taught-course.ts';
import { NotAllowedScreen } from '../../teach-shell/frame/not-allowed-screen.tsx';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/quiz-lesson.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'امتحان' });
}

/** A panel of the course's editor. */
export default function TeachQuizLesson({ params }: Route.ComponentProps) {
  const { digits, isTeacher } = useConsole();
  const lessonId = Number(params.lessonId);
  const isLesson = isTeacher && Number.isSafeInteger(lessonId) && lessonId > 0;
  useTreeAfterQuiz(Number(params.courseId), lessonId, isLesson);
  if (!isTeacher) return <NotAllowedScreen />;
  if (!isLesson) return <NotFoundScreen />;
  return <QuizEditorScreen key={lessonId} lessonId={lessonId} digits={digits} heading="h2" />;
}

/**
 * Whenever the quiz was read again, since something of it was saved, so is the course: the tree tells how many questions
 * it has now, and the next edit of the course is based on the version that the save left.
 */
function useTreeAfterQuiz(courseId: number, lessonId: number, wanted: boolean): void {
  const { refresh } = useTaughtCourse(courseId);
  const quiz = useRead(
    'GET /api/teach/quizzes/{lessonId}',
    { params: { lessonId } },
    { freshMs: 0, forgotten: true, wanted },
  );
  const { answeredAt } = quiz;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is what tells
  useEffect(() => {
    if (answeredAt > 0) void refresh();
  }, [answeredAt]);
}
