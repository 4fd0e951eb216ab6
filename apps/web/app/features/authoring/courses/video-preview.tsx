import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import type { PreviewSlot } from '../lessons/preview-slot.ts';
import { StudentPreview } from '../lessons/student-preview.tsx';
import { type TaughtVideo, READ as VIDEO } from '../lessons/video-draft.ts';
import type { LessonPreviewProps } from './lesson-preview-props.ts';

export function VideoPreview({ lesson, digits, player, onClose }: LessonPreviewProps) {
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
    film: null,
  };
}
