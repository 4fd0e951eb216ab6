import { lessonPath } from '@hessa/rules/pages/lesson-paths';
import { curriculumPath } from '@hessa/rules/pages/student-pages';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { lazy, Suspense } from 'react';
import { Link, useNavigate } from 'react-router';
import { isLock } from '../../features/lessons/lesson-locks.ts';
import { QuizMissing } from '../../features/quizzes/quiz-failed.tsx';
import { QuizLesson } from '../../features/quizzes/quiz-lesson.tsx';
import { pageMeta } from '../../page-meta.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import type { Route } from './+types/lesson-quiz.ts';

const LockedLesson = lazy(async () => ({
  default: (await import('../../features/lessons/locked-lesson.tsx')).LockedLesson,
}));

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'امتحان الدرس' });
}

export default function LessonQuiz({ params }: Route.ComponentProps) {
  const navigate = useNavigate();
  const curriculum = curriculumPath({ courseId: params.courseId });
  const lessonId = Number(params.lessonId);
  const back = (
    <ButtonLink to={curriculum} look="line">
      العودة للمنهج
    </ButtonLink>
  );
  if (!/^\d+$/.test(params.lessonId) || !Number.isSafeInteger(lessonId)) return <QuizMissing back={back} />;
  return (
    <QuizLesson
      lessonId={lessonId}
      popup
      back={back}
      refused={(error) =>
        isLock(error) && (
          <Suspense>
            <LockedLesson courseId={Number(params.courseId)} lessonId={lessonId} error={error} />
          </Suspense>
        )
      }
      lead={
        <Link to={curriculum} className="icon-btn" aria-label="رجوع للمنهج">
          <IconArrowRight aria-hidden="true" />
        </Link>
      }
      finishLabel="إكمال والعودة للمنهج"
      onFinish={() => void navigate(curriculum)}
      onOtherKind={(type) => void navigate(lessonPath(params.courseId, { id: lessonId, type }), { replace: true })}
    />
  );
}
