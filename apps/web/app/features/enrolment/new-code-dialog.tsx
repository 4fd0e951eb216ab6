import { curriculumPath } from '@hessa/rules/pages/student-pages';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogCodeForm } from './dialog-code-form.tsx';
import type { EnrollingCourse } from './enrolling-course.ts';

interface NewCodeDialogProps {
  course: EnrollingCourse;
  onClose: () => void;
  onRenewed: () => void;
}

/** The code that starts a course again, on the course's own curriculum. */
export function NewCodeDialog({ course, onClose, onRenewed }: NewCodeDialogProps) {
  const [busy, setBusy] = useState(false);
  return (
    <Dialog title="اكتب الكود الجديد" busy={busy} onClose={onClose}>
      {(dismiss) => (
        <DialogCodeForm
          course={course}
          origin={curriculumPath({ courseId: course.id })}
          busy={busy}
          onBusy={setBusy}
          onBack={dismiss}
          onEnrolled={onRenewed}
        />
      )}
    </Dialog>
  );
}
