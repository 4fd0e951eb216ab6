import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { latePart } from '../../offline/late-part.ts';
import { useReturnedWords } from '../../session/written-words.ts';
import type { EnrollingCourse } from './enrolling-course.ts';
import { typedCourseCode } from './typed-course-code.ts';

const EnrolmentDialog = latePart(async () => (await import('./enrolment-dialog.tsx')).EnrolmentDialog);

/** For pages with «اشترك دلوقتي»: the way to open the dialog for a course, and the dialog to put into the page. */
export function useEnrolmentDialog(): { subscribe: (course: EnrollingCourse) => void; dialog: ReactNode } {
  const returned = typedCourseCode(useReturnedWords(), 'dialog');
  const [opened, setOpened] = useState<{ course: EnrollingCourse; code?: string } | null>(returned);
  const { pathname, search } = useLocation();
  const close = useCallback(() => setOpened(null), []);
  return {
    subscribe: (course) => setOpened({ course }),
    dialog: opened && (
      <Suspense fallback={null}>
        <EnrolmentDialog course={opened.course} origin={`${pathname}${search}`} typed={opened.code} onClose={close} />
      </Suspense>
    ),
  };
}
