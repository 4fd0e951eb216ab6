import { kindOfLesson } from '@hessa/rules/lessons/kinds/lesson-kinds';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { useConsole } from '../../../teach-shell/frame/use-console.ts';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import { PrintedQuiz } from '../quizzes/print/printed-quiz.tsx';
import type { LessonPreviewProps } from './lesson-preview-props.ts';
import { VideoPreview } from './video-preview.tsx';

/** One lesson as its students meet it. Nothing is counted as watched or answered. */
export function LessonPreview(props: LessonPreviewProps) {
  const Look = kindOfLesson(props.lesson).isWatched ? VideoPreview : QuizPreview;
  return <Look {...props} />;
}

function QuizPreview({ lesson, digits, onClose }: LessonPreviewProps) {
  const { profile } = useConsole();
  const params = { lessonId: lesson.id };
  const read = useRead('GET /api/teach/quizzes/{lessonId}', { params }, { freshMs: 0, forgotten: true });
  return (
    <Dialog title="أسئلة الامتحان" onClose={onClose}>
      <ReadGate read={read} waiting="بنجيب الامتحان">
        {({ data }) => <PrintedQuiz quiz={data} teacher={profile.name} withKey={false} digits={digits} />}
      </ReadGate>
    </Dialog>
  );
}
