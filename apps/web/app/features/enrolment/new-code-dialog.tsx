import { curriculumPath } from '@hessa/rules/pages/student-pages';
import { Dialog } from '../../ui/notices/dialog.tsx';
import { DialogCodeForm } from './dialog-code-form.tsx';
import type { EnrollingCourse } from './enrolling-course.ts';
import { useCourseCode } from './use-course-code.ts';

interface NewCodeDialogProps {
  course: EnrollingCourse;
  /** Came back from a login with it. */
  typed: string | undefined;
  onClose: () => void;
  onRenewed: () => void;
}

/** The code that starts a course again, on the course's own curriculum. */
export function NewCodeDialog({ course, typed, onClose, onRenewed }: NewCodeDialogProps) {
  const entry = useCourseCode({
    course,
    place: 'dialog',
    origin: curriculumPath({ courseId: course.id }),
    typed,
    onEnrolled: onRenewed,
  });
  return (
    <Dialog title="اكتب الكود الجديد" busy={entry.busy} onClose={onClose}>
      {(dismiss) => <DialogCodeForm entry={entry} onBack={dismiss} />}
    </Dialog>
  );
}
