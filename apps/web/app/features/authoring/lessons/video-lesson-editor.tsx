import type { DigitStyle } from '@hessa/rules/text/digits';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
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
  /** Another one may mean that the lesson was renamed in the tree. */
  courseVersion: number | undefined;
  digits: DigitStyle;
  player: (slot: PreviewSlot) => ReactNode;
  onSaved: () => Promise<void>;
}

export function VideoLessonEditor(props: VideoLessonEditorProps) {
  const { courseId, lessonId, courseVersion, digits, player, onSaved } = props;
  const read = useRead(READ, { params: { lessonId } }, { freshMs: 0, forgotten: true });
  const lesson = read.reply?.data;
  const lookAgain = useEffectEvent(() => lesson && void read.refresh());
  useEffect(() => {
    if (courseVersion !== undefined) lookAgain();
  }, [courseVersion]);
  if (lesson && lesson.courseId === courseId) {
    const form = { lesson, digits, player, onSaved, refresh: read.refresh };
    return <VideoLessonForm key={lessonId} {...form} />;
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
