import { DEFAULT_GRADE, type Grade } from '@hessa/rules/courses/grade';
import type { Term } from '@hessa/rules/courses/term';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useForm } from '../../../api/use-form.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { GradeAndTermFields } from './grade-and-term-fields.tsx';

interface NewCourseDialogProps {
  /** Given, the new course is a copy of it. */
  from?: { id: number; name: string; grade: Grade; term: Term };
  onClose: () => void;
  onMade: (courseId: number) => void | Promise<void>;
}

/** The little that a course needs to begin; everything else is its editor's. */
export function NewCourseDialog({ from, onClose, onMade }: NewCourseDialogProps) {
  // One key for this form: pressing twice, or again after a lost reply, still makes one course.
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm({
    initial: { name: from?.name ?? '', grade: from?.grade ?? DEFAULT_GRADE, term: from?.term ?? ('First' as Term) },
    problemsOf: ({ name }) => ({ name: !name.trim() && 'اكتب اسم الكورس.' }),
    send: async ({ name, ...place }) => {
      const body = { key, name: name.trim(), ...place };
      const { data } = from
        ? await call('POST /api/teach/courses/{courseId}/duplicate', { params: { courseId: from.id }, body })
        : await call('POST /api/teach/courses', { body });
      await onMade(data.id);
    },
  });

  return (
    <Dialog title={from ? 'نسخة لترم جديد' : 'كورس جديد'} busy={form.busy} onClose={onClose}>
      <form {...form.props} className="console-form">
        {from && (
          <p className="muted">الوحدات والدروس والأسئلة والملفات هتتنسخ. الطلبة والأكواد والنتايج بتفضل في القديم.</p>
        )}
        <Field {...form.field('name')} label="اسم الكورس" data-first-focus maxLength={120} />
        <GradeAndTermFields grade={form.values.grade} term={form.values.term} onChange={form.change} />
        {form.refusal && <Note tone="wrong" title={form.refusal.messageAr} />}
        <Button type="submit" wide busy={form.busy}>
          {from ? 'انسخه' : 'ابدأ الكورس'}
        </Button>
      </form>
    </Dialog>
  );
}
