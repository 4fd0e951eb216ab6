import { LESSON_WATERMARK, watermarkText } from '@hessa/rules/media/watermark';
import { CoursePreview } from '../../features/authoring/courses/course-preview.tsx';
import { LessonPlayer } from '../../features/media/lesson-player.tsx';
import { pageMeta } from '../../page-meta.ts';
import { useSession } from '../../session/use-session.ts';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';
import { NotAllowedScreen } from '../../teach-shell/frame/not-allowed-screen.tsx';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/course-preview.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'الكورس عند الطالب' });
}

export default function TeachCoursePreview({ params }: Route.ComponentProps) {
  const { digits, isTeacher } = useConsole();
  const session = useSession();
  const courseId = Number(params.courseId);
  if (!isTeacher) return <NotAllowedScreen />;
  if (!Number.isSafeInteger(courseId) || courseId < 1) return <NotFoundScreen />;
  if (session.status !== 'member') return null;
  const { phoneNumber, id } = session.user;
  const watermark = { text: watermarkText(phoneNumber, id), ...LESSON_WATERMARK };
  return (
    <CoursePreview
      courseId={courseId}
      digits={digits}
      player={({ video, lessonId }) => (
        <LessonPlayer
          lessonId={lessonId}
          video={video}
          watermark={watermark}
          completed
          silent
          preview
          onFinish={() => {}}
          onProgress={() => {}}
        />
      )}
    />
  );
}
