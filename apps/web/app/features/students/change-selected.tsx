import { GRADES } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { STUDENT } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useForm } from '../../api/use-form.ts';
import { useRead } from '../../api/use-read.ts';
import { courseOption } from '../../teach-shell/editing/course-option.ts';
import { lastDayProblem, momentOfLastDay } from '../../teach-shell/editing/last-day.ts';
import type { LongJob } from '../../teach-shell/reports/use-long-job.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Dialog } from '../../ui/notices/dialog.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { forStudents } from './changed-words.ts';
import '../../teach-shell/editing/reason-dialog.css';

interface ChangeSelectedProps {
  act: 'grant' | 'extend' | 'move';
  selected: readonly string[];
  digits: DigitStyle;
  onClose: () => void;
  onAsked: (job: LongJob) => void;
}

const TITLES = { grant: 'ادّيهم كورس', extend: 'مدّ لهم الوقت', move: 'انقلهم لسنة' } as const;

/** One change for everybody who is ticked: asked once, done as one piece, told with whom it left out. */
export function ChangeSelected({ act, selected, digits, onClose, onAsked }: ChangeSelectedProps) {
  const [key] = useState(() => crypto.randomUUID());
  const targets = useRead('GET /api/teach/code-targets');
  const form = useForm({
    initial: { courseId: '', until: '', grade: '', reason: '' },
    problemsOf: ({ courseId, until, grade, reason }) => ({
      courseId: act !== 'move' && !courseId && 'اختار الكورس.',
      until: act === 'extend' && lastDayProblem(until),
      grade: act === 'move' && !grade && 'اختار السنة.',
      reason: act !== 'move' && !reason.trim() && 'اكتب السبب، عشان يفضل مسجّل.',
    }),
    send: async ({ courseId, until, grade, reason }) => {
      const common = { key, selected: [...selected] };
      const course = { courseId: Number(courseId), reason: reason.trim() };
      if (act === 'grant') {
        const body = { ...common, ...course };
        onAsked((await call('POST /api/teach/selected-students/grant-course', { body })).data);
      } else if (act === 'extend') {
        const body = { ...common, ...course, until: momentOfLastDay(until).toISOString() };
        onAsked((await call('POST /api/teach/selected-students/extend', { body })).data);
      } else {
        const body = { ...common, grade: grade as (typeof GRADES)[number] };
        onAsked((await call('POST /api/teach/selected-students/move', { body })).data);
      }
    },
  });
  const count = countedNoun(selected.length, STUDENT, digits);
  const forWhom = forStudents(selected.length, digits);

  return (
    <Dialog title={TITLES[act]} busy={form.busy} onClose={onClose}>
      <form {...form.props} className="reason-form">
        {act === 'grant' && <p>{count}. اللي معاه الكورس هيفضل زي ما هو.</p>}
        {act === 'extend' && <p>{count}. اللي معاه الكورس بس، واللي وقته أطول مش هيقل.</p>}
        {act === 'move' && <p>{count}. كورساتهم ودرجاتهم هتفضل زي ما هي.</p>}
        {act !== 'move' && (
          <SelectField
            {...form.field('courseId')}
            label="الكورس"
            options={[{ value: '', label: 'اختار الكورس' }, ...(targets.reply?.data.courses ?? []).map(courseOption)]}
          />
        )}
        {act === 'extend' && <Field {...form.field('until')} label="مفتوح لحد آخر يوم" type="date" script="latin" />}
        {act === 'move' && (
          <SelectField
            {...form.field('grade')}
            label="السنة"
            options={[
              { value: '', label: 'اختار السنة' },
              ...GRADES.map((grade) => ({ value: grade, label: gradeLabel(grade, 'short') })),
            ]}
          />
        )}
        {act !== 'move' && <Field {...form.field('reason')} label="السبب" maxLength={200} />}
        {form.refusal && <Note tone="wrong" title={form.refusal.messageAr} />}
        <Button type="submit" wide busy={form.busy}>
          {act === 'grant' ? `ادّي الكورس ${forWhom}` : act === 'extend' ? `مدّ ${forWhom}` : `انقل ${count}`}
        </Button>
      </form>
    </Dialog>
  );
}
