import type { DigitStyle } from '@hessa/rules/text/digits';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { PageFailed } from '../../../teach-shell/frame/page-failed.tsx';
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
  return (
    <ReadGate read={read} waiting="بنجيب الدرس" failed={<PageFailed read={read} heading="h2" />}>
      {({ data }) =>
        data.courseId === courseId ? (
          <VideoLessonForm key={lessonId} {...{ lesson: data, digits, player, onSaved, refresh: read.refresh }} />
        ) : (
          <PageFailed read={read} heading="h2" title="الدرس ده مش في الكورس ده." />
        )
      }
    </ReadGate>
  );
}
