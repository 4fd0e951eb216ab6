import type { DigitStyle } from '@hessa/rules/text/digits';
import type { ReactNode } from 'react';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { useConsole } from '../../../teach-shell/frame/use-console.ts';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import type { LessonView } from '../../lessons/curriculum/curriculum-view.ts';
import type { PreviewSlot } from '../lessons/preview-slot.ts';
import { StudentPreview } from '../lessons/student-preview.tsx';
import { type TaughtVideo, READ as VIDEO } from '../lessons/video-draft.ts';
import { PrintedQuiz } from '../quizzes/print/printed-quiz.tsx';

interface LessonPreviewProps {
  lesson: LessonView;
  digits: DigitStyle;
  player: (slot: PreviewSlot) => ReactNode;
  onClose: () => void;
}

const LOOKS = { Video: VideoPreview, Quiz: QuizPreview } as const;

/** One lesson as its students meet it. Nothing is counted as watched or answered. */
export function LessonPreview(props: LessonPreviewProps) {
  const Look = LOOKS[props.lesson.type];
  return <Look {...props} />;
}

function VideoPreview({ lesson, digits, player, onClose }: LessonPreviewProps) {
  const read = useRead(VIDEO, { params: { lessonId: lesson.id } }, { freshMs: 0, forgotten: true });
  return (
    <ReadGate read={read} waiting={null}>
      {({ data }) => {
        const video = asWatched(data);
        const seen = player({ lessonId: lesson.id, video, onDuration: () => {} });
        return <StudentPreview video={video} digits={digits} player={seen} isUnsaved={false} onClose={onClose} />;
      }}
    </ReadGate>
  );
}

function asWatched(lesson: TaughtVideo): PreviewSlot['video'] {
  return {
    type: 'Video',
    lessonName: lesson.name,
    videoUrl: lesson.videoUrl ?? lesson.video?.path ?? '',
    captionsUrl: lesson.captions?.path ?? null,
    posterUrl: lesson.poster?.path ?? null,
    durationSeconds: lesson.durationSeconds,
    isCompleted: false,
    attachmentUrl: lesson.attachment?.path ?? null,
    attachmentTitle: lesson.attachmentTitle,
    positionSeconds: 0,
    positionAgeSeconds: null,
    furthestSeconds: 0,
  };
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
