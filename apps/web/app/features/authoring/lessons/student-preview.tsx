import type { DigitStyle } from '@hessa/rules/text/digits';
import type { ReactNode } from 'react';
import { AttachmentCard } from '../../../ui/lesson/attachment-card.tsx';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { LessonFacts } from '../../lessons/video-lesson/lesson-facts.tsx';
import type { LessonVideo } from '../../lessons/video-lesson/lesson-video.ts';
import '../../../ui/lesson/lesson-title.css';

interface StudentPreviewProps {
  video: LessonVideo;
  digits: DigitStyle;
  player: ReactNode;
  isUnsaved: boolean;
  onClose: () => void;
}

/** The lesson as its students will see it, made of what stands in the form. Nothing is counted as watched. */
export function StudentPreview({ video, digits, player, isUnsaved, onClose }: StudentPreviewProps) {
  return (
    <Dialog title="زي ما الطالب هيشوفه" onClose={onClose}>
      <div className="student-preview">
        {video.videoUrl ? player : <Note tone="warn" title="الدرس لسه من غير فيديو" />}
        <h3 className="lesson-title">
          <RtlTitle>{video.lessonName}</RtlTitle>
        </h3>
        <LessonFacts durationSeconds={video.durationSeconds} speed={1} digits={digits} />
        <AttachmentCard url={video.attachmentUrl} title={video.attachmentTitle} />
        {isUnsaved && <p className="muted">فيه تعديل لسه ما اتحفظش، والطلبة شايفين القديم.</p>}
      </div>
    </Dialog>
  );
}
