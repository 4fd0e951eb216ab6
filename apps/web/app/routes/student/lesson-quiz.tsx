import { videoPath } from '@hessa/rules/lessons/kinds/video';
import { atSecond } from '@hessa/rules/media/at-second';
import { lessonPath } from '@hessa/rules/pages/lesson-paths';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { isLock } from '../../api/lesson-locks.ts';
import { VideoBefore } from '../../features/lessons/video-before.tsx';
import { WayBackLink, wayBack } from '../../features/lessons/way-back.tsx';
import { QuizMissing } from '../../features/quizzes/quiz-failed.tsx';
import { QuizLesson } from '../../features/quizzes/quiz-lesson.tsx';
import { latePart } from '../../offline/late-part.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/lesson-quiz.ts';

const LockedLesson = latePart(async () => (await import('../../features/lessons/locked-lesson.tsx')).LockedLesson);

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'امتحان الدرس' });
}

export default function LessonQuiz({ params }: Route.ComponentProps) {
  const navigate = useNavigate();
  const courseId = Number(params.courseId);
  const lessonId = Number(params.lessonId);
  const [holdsCourse, setHoldsCourse] = useState(true);
  const home = wayBack(params.courseId, holdsCourse);
  const back = <WayBackLink courseId={courseId} />;
  if (!/^\d+$/.test(params.lessonId) || !Number.isSafeInteger(lessonId)) return <QuizMissing back={back} />;
  return (
    <QuizLesson
      lessonId={lessonId}
      popup
      back={back}
      refused={(error) =>
        isLock(error) && (
          <Suspense>
            <LockedLesson courseId={courseId} lessonId={lessonId} error={error} />
          </Suspense>
        )
      }
      lead={
        <Link to={home.to} className="icon-btn" aria-label={holdsCourse ? 'رجوع للمنهج' : 'رجوع لمحاضراتي'}>
          <IconArrowRight aria-hidden="true" />
        </Link>
      }
      finishLabel={`إكمال و${home.label}`}
      onFinish={() => void navigate(home.to)}
      onHome={setHoldsCourse}
      videoPath={({ lessonId: id, second }) => atSecond(videoPath({ courseId, lessonId: id }), second)}
      videoBefore={(draw) => (
        <VideoBefore courseId={courseId} lessonId={lessonId}>
          {draw}
        </VideoBefore>
      )}
      onOtherKind={(type) => void navigate(lessonPath(params.courseId, { id: lessonId, type }), { replace: true })}
    />
  );
}
