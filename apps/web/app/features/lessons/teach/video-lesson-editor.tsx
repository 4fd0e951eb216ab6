import type { DigitStyle } from '@hessa/rules/text/digits';
import type { ReactNode } from 'react';
import { useRead } from '../../../api/use-read.ts';
import { Button } from '../../../ui/button.tsx';
import { MissingPageDrawing } from '../../../ui/missing-page-drawing.tsx';
import { PageSpinner } from '../../../ui/page-spinner.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import type { PreviewSlot } from './preview-slot.ts';
import { READ } from './video-draft.ts';
import { VideoLessonForm } from './video-lesson-form.tsx';

interface VideoLessonEditorProps {
  courseId: number;
  lessonId: number;
  digits: DigitStyle;
  player: (slot: PreviewSlot) => ReactNode;
}

export function VideoLessonEditor({ courseId, lessonId, digits, player }: VideoLessonEditorProps) {
  const read = useRead(READ, { params: { lessonId } }, { freshMs: 0, forgotten: true });
  const lesson = read.reply?.data;
  if (lesson && lesson.courseId === courseId) {
    return <VideoLessonForm key={lessonId} lesson={lesson} digits={digits} player={player} refresh={read.refresh} />;
  }
  if (!lesson && !read.error) return <PageSpinner label="بنجيب الدرس" />;
  return (
    <StatePanel
      heading="h2"
      drawing={<MissingPageDrawing />}
      title={read.error?.messageAr ?? 'الدرس ده مش في الكورس ده.'}
      actions={<Button onClick={() => void read.refresh()}>جرّب تاني</Button>}
    />
  );
}
