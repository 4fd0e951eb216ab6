import { GRADES, type Grade } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { formatCount } from '@hessa/rules/text/count';
import { LETTER } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useForm } from '../../../api/use-form.ts';
import { useRead } from '../../../api/use-read.ts';
import { useConsole } from '../../../teach-shell/frame/use-console.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { courseCalled } from './course-called.ts';
import '../../../teach-shell/editing/console-form.css';

const LONGEST = 600;
const COURSES_OFFERED = 50;

/** What the picker's value stands for: everybody, a grade's name, or a course's number. */
function audienceOf(to: string) {
  if (to === 'everybody') return { kind: 'everybody' } as const;
  const grade = GRADES.find((each) => each === to);
  return grade ? ({ kind: 'grade', grade } as const) : ({ kind: 'course', courseId: Number(to) } as const);
}

function lengthWords(length: number, digits: DigitStyle): string {
  return `كتبت ${formatCount(length, digits)} من ${countedNoun(LONGEST, LETTER, digits)}.`;
}

/** Nothing that was written is cut off: it is for whoever wrote it to say less. */
function tooLong(text: string, digits: DigitStyle): { text?: string } {
  const over = text.trim().length - LONGEST;
  return over > 0 ? { text: `الرسالة أطول من السبورة. اختصر ${countedNoun(over, LETTER, digits)}.` } : {};
}

export function WriteAnnouncement({ onPublished }: { onPublished: () => void }) {
  const { digits } = useConsole();
  // One key for each message: pressing twice, or again after a lost reply, still writes once.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const courses = useRead('GET /api/teach/courses', { query: { pageSize: COURSES_OFFERED, state: 'published' } });
  const form = useForm({
    initial: { to: 'everybody', text: '' },
    problemsOf: ({ text }) => (text.trim() === '' ? { text: 'اكتب الرسالة الأول.' } : tooLong(text, digits)),
    send: async ({ to, text }) => {
      await call('POST /api/teach/announcements', { body: { key, audience: audienceOf(to), text } });
      setKey(crypto.randomUUID());
      form.change({ text: '' });
      onPublished();
    },
  });
  const length = form.values.text.trim().length;
  const options = [
    { value: 'everybody', label: 'كل الطلبة' },
    ...GRADES.map((grade: Grade) => ({ value: grade as string, label: gradeLabel(grade, 'short') })),
    ...(courses.reply?.data.courses ?? []).map(({ id, name }) => ({ value: String(id), label: courseCalled(name) })),
  ];
  return (
    <form {...form.props} className="console-form">
      <fieldset className="console-fields">
        <legend>رسالة جديدة</legend>
        <SelectField {...form.field('to')} label="لمين؟" options={options} />
        <TextArea
          {...form.field('text')}
          label="الرسالة"
          rows={4}
          hint={`بتظهر لكل طالب أول ما يفتح، لحد ما يدوس «قريتها». ${lengthWords(length, digits)}`}
          {...(length > LONGEST ? { problem: tooLong(form.values.text, digits).text } : {})}
        />
        {form.refusal && <Note tone="wrong" title={form.refusal.messageAr} />}
        <div className="console-actions">
          <Button type="submit" busy={form.busy}>
            {form.busy ? 'بنكتبها' : 'اكتبها على السبورة'}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
