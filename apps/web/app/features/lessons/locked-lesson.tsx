import { lessonPath } from '@hessa/rules/pages/lesson-paths';
import { coursePath } from '@hessa/rules/pages/public-pages';
import type { ReactNode } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { CopybookDrawing } from '../../ui/drawings/copybook-drawing.tsx';
import { LOCK_TITLES } from '../../ui/lesson/lock-titles.ts';
import { StatePanel } from '../../ui/notices/state-panel.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import { ExtraTimeLink } from './curriculum/extra-time-link.tsx';
import { type LessonPlace, useLessonPlace } from './video-lesson/use-lesson-place.ts';
import { WayBackLink } from './way-back.tsx';

interface LockedLessonProps {
  courseId: number;
  lessonId: number;
  error: ApiError;
}

/** The address of a lesson that is shut: why, and the way to what opens it. */
export function LockedLesson({ courseId, lessonId, error }: LockedLessonProps) {
  const place = useLessonPlace(courseId, lessonId);
  const key = openerOf(error.code, courseId, place);
  return (
    <div className="wrap" role="alert">
      <StatePanel
        heading="h1"
        drawing={<CopybookDrawing />}
        title={LOCK_TITLES[error.code] ?? error.messageAr}
        actions={
          <>
            {key}
            <WayBackLink courseId={courseId} look={key ? 'line' : 'solid'} />
          </>
        }
      >
        <p>{error.messageAr}</p>
      </StatePanel>
    </div>
  );
}

function openerOf(code: string, courseId: number, place: LessonPlace | null): ReactNode {
  if (code === 'course.not_enrolled') {
    return <ButtonLink to={coursePath({ course: courseId })}>شوف الكورس واشترك</ButtonLink>;
  }
  if (code === 'lesson.ended' && place) return <ExtraTimeLink courseName={place.courseName} />;
  if (code !== 'lesson.blocked' || !place?.blocker) return null;
  return (
    <ButtonLink to={lessonPath(courseId, place.blocker)}>
      <span>
        حل «<RtlTitle>{place.blocker.name}</RtlTitle>» الأول
      </span>
    </ButtonLink>
  );
}
