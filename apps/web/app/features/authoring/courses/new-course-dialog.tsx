import { DEFAULT_GRADE, type Grade } from '@hessa/rules/courses/grade';
import type { Term } from '@hessa/rules/courses/term';
import { type FormEvent, useState } from 'react';
import { call } from '../../../api/call.ts';
import { useSending } from '../../../teach-shell/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { GradeAndTermFields } from './grade-and-term-fields.tsx';

interface NewCourseDialogProps {
  /** Given, the new course is a copy of it. */
  from?: { id: number; name: string; grade: Grade; term: Term };
  onClose: () => void;
  onMade: (courseId: number) => void;
}

/** The little that a course needs to begin; everything else is its editor's. */
export function NewCourseDialog({ from, onClose, onMade }: NewCourseDialogProps) {
  // One key for this form: pressing twice, or again after a lost reply, still makes one course.
  const [key] = useState(() => crypto.randomUUID());
  const [name, setName] = useState(from?.name ?? '');
  const [place, setPlace] = useState({ grade: from?.grade ?? DEFAULT_GRADE, term: from?.term ?? ('First' as Term) });
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, refusal, send } = useSending();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') return setProblem('اكتب اسم الكورس.');
    const body = { key, name: name.trim(), ...place };
    await send(async () => {
      const { data } = from
        ? await call('POST /api/teach/courses/{courseId}/duplicate', { params: { courseId: from.id }, body })
        : await call('POST /api/teach/courses', { body });
      onMade(data.id);
    });
  }

  return (
    <Dialog title={from ? 'نسخة لترم جديد' : 'كورس جديد'} busy={busy} onClose={onClose}>
      <form className="console-form" noValidate onSubmit={submit}>
        {from && (
          <p className="muted">الوحدات والدروس والأسئلة والملفات هتتنسخ. الطلبة والأكواد والنتايج بتفضل في القديم.</p>
        )}
        <Field
          label="اسم الكورس"
          data-first-focus
          maxLength={120}
          value={name}
          problem={problem}
          onChange={(event) => {
            setName(event.target.value);
            setProblem(null);
          }}
        />
        <GradeAndTermFields {...place} onChange={setPlace} />
        {refusal && <Note tone="wrong" title={refusal} />}
        <Button type="submit" wide busy={busy}>
          {from ? 'انسخه' : 'ابدأ الكورس'}
        </Button>
      </form>
    </Dialog>
  );
}
