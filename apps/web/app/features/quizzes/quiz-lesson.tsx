import { useSession } from '../../session/use-session.ts';
import type { QuizLessonProps } from './quiz-lesson-props.ts';
import { QuizRun } from './quiz-run.tsx';

/** One quiz, from its first question to its marked paper. */
export function QuizLesson(props: QuizLessonProps) {
  const session = useSession();
  if (session.status !== 'member') return null;
  const { id, name } = session.user;
  // Another quiz or another account is another run: nothing of the last one is left.
  return <QuizRun key={`${id} ${props.lessonId}`} {...props} userId={id} studentName={name} />;
}
