import { coursePath } from '@hessa/rules/pages/public-pages';
import { Button } from '../../ui/controls/button.tsx';
import { CodeField } from '../../ui/fields/code-field.tsx';
import { CodeRefusalLinks } from './code-refusal-links.tsx';
import type { EnrollingCourse } from './enrolling-course.ts';
import type { Enrolment } from './read-enrolment.ts';
import { useCourseCode } from './use-course-code.ts';

interface CourseCodeBoxProps {
  course: EnrollingCourse;
  /** Came back from a login with it. */
  typed: string | undefined;
  onEnrolled: (enrolment: Extract<Enrolment, { kind: 'enrolled' }>) => void;
}

/** The registration code on the course's own page. */
export function CourseCodeBox({ course, typed, onEnrolled }: CourseCodeBoxProps) {
  const { form, code, write, problem, said, busy, submit } = useCourseCode({
    course,
    place: 'course-page',
    origin: coursePath({ course: course.id }),
    typed,
    onEnrolled,
  });
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <CodeField
        label="معاك كود الكورس؟"
        data-field="code"
        value={code}
        {...said}
        onChange={(event) => write(event.target.value)}
        end={
          <Button type="submit" look="line" busy={busy}>
            {busy ? <span className="unseen">بنتأكد من الكود</span> : 'سجّل'}
          </Button>
        }
      />
      {problem && <CodeRefusalLinks problem={problem} code={code} />}
    </form>
  );
}
