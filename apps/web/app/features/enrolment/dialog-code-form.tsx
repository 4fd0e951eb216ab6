import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { CodeRefusalLinks } from './code-refusal-links.tsx';
import type { EnrollingCourse } from './enrolling-course.ts';
import type { Enrolment } from './read-enrolment.ts';
import { useCourseCode } from './use-course-code.ts';
import './enrolment-dialog.css';

interface DialogCodeFormProps {
  course: EnrollingCourse;
  origin: string;
  busy: boolean;
  onBusy: (busy: boolean) => void;
  onBack: () => void;
  onEnrolled: (enrolment: Extract<Enrolment, { kind: 'enrolled' }>) => void;
}

export function DialogCodeForm({ course, origin, busy, onBusy, onBack, onEnrolled }: DialogCodeFormProps) {
  const { form, code, write, problem, submit } = useCourseCode({ course, place: 'dialog', busy, onBusy, onEnrolled });
  return (
    <form ref={form} className="enrol" noValidate onSubmit={submit}>
      <CodeField
        label="كود الكورس"
        name="code"
        data-first-focus
        value={code}
        problem={problem?.text}
        onChange={(event) => write(event.target.value)}
      />
      {problem && <CodeRefusalLinks problem={problem} code={code} origin={origin} />}
      <Button type="submit" wide busy={busy}>
        {busy ? 'بنتأكد من الكود' : 'أكّد الكود'}
      </Button>
      <Button look="quiet" wide disabled={busy} onClick={onBack}>
        ارجع
      </Button>
    </form>
  );
}
