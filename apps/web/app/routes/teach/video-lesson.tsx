import { LESSON_WATERMARK, watermarkText } from '@hessa/rules/media/watermark';
import { VideoLessonEditor } from '../../features/lessons/teach/video-lesson-editor.tsx';
import { LessonPlayer } from '../../features/media/lesson-player.tsx';
import { pageMeta } from '../../page-meta.ts';
import { useSession } from '../../session/use-session.ts';
import { useConsole } from '../../teach-shell/use-console.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Route } from './+types/video-lesson.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'تعديل درس فيديو', indexed: false });
}

export default function TeachVideoLesson({ params: { courseId, lessonId } }: Route.ComponentProps) {
  const { digits } = useConsole();
  const session = useSession();
  if (session.status !== 'member') return null;
  const { phoneNumber, id } = session.user;
  const watermark = { text: watermarkText(phoneNumber, id), ...LESSON_WATERMARK };
  return (
    <div className="console-page">
      <div className="console-head">
        <h1>درس فيديو</h1>
        <ButtonLink look="quiet" size="small" to={`/teach/courses/${courseId}`}>
          ارجع للكورس
        </ButtonLink>
      </div>
      <VideoLessonEditor
        key={lessonId}
        courseId={Number(courseId)}
        lessonId={Number(lessonId)}
        digits={digits}
        player={({ video, lessonId: lesson, onDuration }) => (
          <LessonPlayer
            // Another address, poster or captions is another player, not the same one renewed.
            key={[video.videoUrl, video.posterUrl, video.captionsUrl].join(' ')}
            lessonId={lesson}
            video={video}
            watermark={watermark}
            completed
            silent
            preview
            onFinish={() => {}}
            onProgress={({ durationSeconds }) => durationSeconds && onDuration(durationSeconds)}
          />
        )}
      />
    </div>
  );
}
