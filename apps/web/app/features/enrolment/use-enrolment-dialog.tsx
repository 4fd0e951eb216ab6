import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import type { EnrollingCourse } from './enrolling-course.ts';

const EnrolmentDialog = lazy(() =>
  import('./enrolment-dialog.tsx').then((module) => ({ default: module.EnrolmentDialog })),
);

/** For pages with «اشترك دلوقتي»: the way to open the dialog for a course, and the dialog to put into the page. */
export function useEnrolmentDialog(): { subscribe: (course: EnrollingCourse) => void; dialog: ReactNode } {
  const [course, setCourse] = useState<EnrollingCourse | null>(null);
  const { pathname, search } = useLocation();
  const close = useCallback(() => setCourse(null), []);
  return {
    subscribe: setCourse,
    dialog: course && (
      <Suspense fallback={null}>
        <EnrolmentDialog course={course} origin={`${pathname}${search}`} onClose={close} />
      </Suspense>
    ),
  };
}
