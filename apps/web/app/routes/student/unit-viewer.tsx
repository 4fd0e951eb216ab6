import { readSecond, SECOND_QUERY } from '@hessa/rules/media/at-second';
import { UNIT_VIEWER_WATERMARK, watermarkText } from '@hessa/rules/media/watermark';
import { useSearchParams } from 'react-router';
import { LessonPlayer } from '../../features/media/lesson-player.tsx';
import { QuizLesson } from '../../features/quizzes/quiz-lesson.tsx';
import { ResultPaper } from '../../features/quizzes/result-paper.tsx';
import { UnitViewerScreen } from '../../features/units/unit-viewer/unit-viewer-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { useSession } from '../../session/use-session.ts';
import { usePageData } from '../../site-data.ts';
import type { Route } from './+types/unit-viewer.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'المحاضرة' });
}

export default function UnitViewer({ params }: Route.ComponentProps) {
  const page = usePageData();
  const session = useSession();
  const [search] = useSearchParams();
  if (!page || session.status !== 'member') return null;
  const { phoneNumber, id, name } = session.user;
  const watermark = { text: watermarkText(phoneNumber, id), ...UNIT_VIEWER_WATERMARK };
  return (
    <UnitViewerScreen
      unitId={params.unitId}
      digits={page.site.settings.digits}
      player={(slot) => (
        <LessonPlayer {...slot} watermark={watermark} startAt={readSecond(search.get(SECOND_QUERY))} lockLandscape />
      )}
      quiz={(slot) => <QuizLesson {...slot} popup={false} />}
      paper={(slot) => <ResultPaper {...slot} studentName={name} popup={false} />}
    />
  );
}
