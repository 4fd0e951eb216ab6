import { LESSON_WATERMARK, watermarkText } from '@hessa/rules/media/watermark';
import { VideoLessonEditor } from '../../features/authoring/lessons/video-lesson-editor.tsx';
import { LessonPlayer } from '../../features/media/lesson-player.tsx';
import { pageMeta } from '../../page-meta.ts';
import { useSession } from '../../session/use-session.ts';
import { useTaughtCourse } from '../../teach-shell/editing/use-taught-course.ts';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/video-lesson.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'تعديل درس فيديو' });
}

/** A panel of the course's editor. */
export default function TeachVideoLesson({ params: { courseId, lessonId } }: Route.ComponentProps) {
  const { digits } = useConsole();
  const session = useSession();
  const course = useTaughtCourse(Number(courseId));
  if (session.status !== 'member') return null;
  const { phoneNumber, id } = session.user;
  const watermark = { text: watermarkText(phoneNumber, id), ...LESSON_WATERMARK };
  return (
    <VideoLessonEditor
      key={lessonId}
      courseId={Number(courseId)}
      lessonId={Number(lessonId)}
      courseVersion={course.reply?.data.version}
      digits={digits}
      onSaved={course.refresh}
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
  );
}
