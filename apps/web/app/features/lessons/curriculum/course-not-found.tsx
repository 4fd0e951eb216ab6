import { enrolledCoursesPath } from '@hessa/rules/pages/student-pages';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import type { ReactNode } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { MissingPageDrawing } from '../../../ui/drawings/missing-page-drawing.tsx';
import { TornPageDrawing } from '../../../ui/drawings/torn-page-drawing.tsx';
import { StatePanel } from '../../../ui/notices/state-panel.tsx';
import { English } from './english.tsx';
import './course-not-found.css';

interface CourseNotFoundProps {
  /** Null for an address that cannot be a course's. */
  error: ApiError | null;
  busy: boolean;
  onRetry: () => void;
}

/** Nothing could be loaded: the course does not exist, or asking for it failed and may be tried again. */
export function CourseNotFound({ error, busy, onRetry }: CourseNotFoundProps) {
  const missing = error === null || error.status === 404;
  return (
    <div className="wrap" role="alert">
      <StatePanel
        heading="h1"
        drawing={missing ? <MissingPageDrawing /> : <TornPageDrawing />}
        title={missing ? 'الكورس ده مش موجود' : 'الكورس مفتحش معانا'}
        actions={
          <>
            {!missing && (
              <Button busy={busy} onClick={onRetry}>
                {!busy && <IconRefresh aria-hidden="true" />}
                {busy ? 'بنجرّب تاني' : 'جرّب تاني'}
              </Button>
            )}
            <ButtonLink to={enrolledCoursesPath()} look={missing ? 'solid' : 'line'}>
              <span className="not-found-back">
                ارجع لكورساتي <English>Back to My Courses</English>
              </span>
            </ButtonLink>
          </>
        }
      >
        <p className="not-found-english">
          <English>Course Not Found</English>
        </p>
        {missing ? (
          <Missing words={error?.messageAr} />
        ) : (
          <p>
            {error.isNetwork && 'حصلت مشكلة وإحنا بنحمّل الكورس. '}
            {error.messageAr}
          </p>
        )}
      </StatePanel>
    </div>
  );
}

function Missing({ words }: { words: ReactNode }) {
  return (
    <>
      <p>{words ?? 'الكورس اللي بتدوّر عليه شكله مش موجود.'}</p>
      <p>
        <English>The course you're looking for doesn't seem to exist.</English>
      </p>
    </>
  );
}
