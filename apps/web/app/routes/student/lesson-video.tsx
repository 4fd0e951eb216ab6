import { readSecond, SECOND_QUERY } from '@hessa/rules/media/at-second';
import { LESSON_WATERMARK, watermarkText } from '@hessa/rules/media/watermark';
import { useSearchParams } from 'react-router';
import { VideoLessonScreen } from '../../features/lessons/video-lesson/video-lesson-screen.tsx';
import { LessonPlayer } from '../../features/media/lesson-player.tsx';
import { pageMeta } from '../../page-meta.ts';
import { useSession } from '../../session/use-session.ts';
import { usePageData } from '../../site-data.ts';
import type { Route } from './+types/lesson-video.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'فيديو الدرس' });
}

export default function LessonVideo({ params }: Route.ComponentProps) {
  const page = usePageData();
  const session = useSession();
  const [search] = useSearchParams();
  if (!page || session.status !== 'member') return null;
  const { phoneNumber, id } = session.user;
  const watermark = { text: watermarkText(phoneNumber, id), ...LESSON_WATERMARK };
  return (
    <VideoLessonScreen
      courseId={params.courseId}
      lessonId={params.lessonId}
      digits={page.site.settings.digits}
      player={(slot) => <LessonPlayer {...slot} watermark={watermark} startAt={readSecond(search.get(SECOND_QUERY))} />}
    />
  );
}
