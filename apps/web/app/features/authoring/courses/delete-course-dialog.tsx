import { teachCoursesPath } from '@hessa/rules/pages/console-pages';
import { useNavigate } from 'react-router';
import { useForm } from '../../../api/use-form.ts';
import type { TaughtCourse } from '../../../teach-shell/editing/use-taught-course.ts';
import { callFreshly } from '../../../teach-shell/frame/call-freshly.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { DangerChoice } from '../../../ui/notices/danger-choice.tsx';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import '../../../teach-shell/editing/reason-dialog.css';

/** What students did goes along, so the name is typed by hand and the password is asked for. */
export function DeleteCourseDialog({ course, onClose }: { course: TaughtCourse; onClose: () => void }) {
  const navigate = useNavigate();
  const form = useForm({
    initial: { name: '' },
    problemsOf: ({ name }) => ({ name: !name.trim() && 'اكتب اسم الكورس للتأكيد.' }),
    send: async ({ name }) => {
      await callFreshly('POST /api/teach/courses/{courseId}/delete', {
        params: { courseId: course.id },
        body: { version: course.version, name },
      });
      await navigate(teachCoursesPath(), { replace: true });
    },
  });

  return (
    <Dialog title={`تحذف «${course.name}»؟`} busy={form.busy} onClose={onClose}>
      <form {...form.props} className="reason-form">
        <p>
          «<RtlTitle>{course.name}</RtlTitle>» هيختفي من عند كل الطلبة اللي فيه بدرجاتهم، ويروح المحذوفات ٣٠ يوم وبعدها
          للأبد. لو عايزه يبطل يبان بس، حطّه في الأرشيف.
        </p>
        <Field {...form.field('name')} label="اكتب اسم الكورس للتأكيد" hint={course.name} maxLength={200} />
        {form.refusal && <Note tone="wrong" title={form.refusal.messageAr} />}
        <DangerChoice confirm="احذف الكورس" busy={form.busy} onStay={onClose} />
      </form>
    </Dialog>
  );
}
