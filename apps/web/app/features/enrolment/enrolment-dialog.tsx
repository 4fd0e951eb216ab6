import { useState } from 'react';
import { Dialog } from '../../ui/notices/dialog.tsx';
import { PageSpinner } from '../../ui/notices/page-spinner.tsx';
import { DialogCodeForm } from './dialog-code-form.tsx';
import { EnrolledChoices } from './enrolled-choices.tsx';
import type { EnrollingCourse } from './enrolling-course.ts';
import { MethodChoice } from './method-choice.tsx';
import { useCourseCode } from './use-course-code.ts';
import { useEnrolled } from './use-enrolled.ts';
import { useStartFree } from './use-start-free.ts';

interface EnrolmentDialogProps {
  course: EnrollingCourse;
  /** Where a guest comes back to after a login: the page the dialog was opened on. */
  origin: string;
  /** Came back from a login with it. */
  typed?: string | undefined;
  onClose: () => void;
}

type View = { kind: 'method' } | { kind: 'code' } | { kind: 'done'; courseId: number; courseName: string };

/** Three views: how to subscribe, the code, and where to go once subscribed. To be in the page is to start anew. */
export function EnrolmentDialog({ course, origin, typed, onClose }: EnrolmentDialogProps) {
  const { enrolled } = useEnrolled(course.id);
  const [view, setView] = useState<View>({ kind: typed ? 'code' : 'method' });
  const starting = useStartFree(course.id);
  const entry = useCourseCode({
    course,
    place: 'dialog',
    origin,
    typed,
    onEnrolled: ({ courseId, courseName }) => setView({ kind: 'done', courseId, courseName }),
  });

  const owned = enrolled === true && view.kind === 'method';
  return (
    <Dialog title={owned ? 'الكورس معاك فعلًا' : TITLES[view.kind]} busy={starting.busy || entry.busy} onClose={onClose}>
      {(dismiss) => {
        if (view.kind === 'done') return <EnrolledChoices courseId={view.courseId} courseName={view.courseName} />;
        if (owned) {
          const enterCode = () => setView({ kind: 'code' });
          return <EnrolledChoices courseId={course.id} courseName={course.courseName} onNewCode={enterCode} />;
        }
        if (view.kind === 'code') {
          return (
            <DialogCodeForm
              entry={entry}
              onBack={() => {
                entry.write('');
                setView({ kind: 'method' });
              }}
            />
          );
        }
        if (enrolled === 'checking') return <PageSpinner label="بنشوف اشتراكك" />;
        return (
          <MethodChoice
            course={course}
            starting={starting}
            onCode={() => setView({ kind: 'code' })}
            onCancel={dismiss}
          />
        );
      }}
    </Dialog>
  );
}

const TITLES: Record<View['kind'], string> = {
  method: 'تشترك إزاي؟',
  code: 'اكتب الكود',
  done: 'مبروك، اشتركت!',
};
