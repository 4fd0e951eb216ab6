import { GRADES } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { chatLink } from '@hessa/rules/site/chat-link';
import { normaliseStudentDetails } from '@hessa/rules/students/student-details';
import { sheetFaults } from '@hessa/rules/students/student-sheet';
import { firstName } from '@hessa/rules/text/first-name';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useForm } from '../../api/use-form.ts';
import { Button, OutsideButtonLink } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Dialog } from '../../ui/notices/dialog.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { Ltr, RtlTitle } from '../../ui/text/bidi.tsx';
import { ROW_PROBLEMS, type RowProblem } from './sheet-problem-words.ts';
import '../../teach-shell/editing/reason-dialog.css';

const ASK_EVERY_MS = 700;

type Told = { name: string; phone: string; password: string };
type Values = { name: string; phone: string; parentPhone: string; grade: string; email: string };

const FIELD_OF: Record<RowProblem, keyof Values> = {
  'name-missing': 'name',
  'name-unfit': 'name',
  'phone-missing': 'phone',
  'phone-invalid': 'phone',
  'phone-twice': 'phone',
  'phone-taken': 'phone',
  'parent-phone-missing': 'parentPhone',
  'parent-phone-invalid': 'parentPhone',
  'parent-phone-own': 'parentPhone',
  'grade-missing': 'grade',
  'grade-unknown': 'grade',
  'email-invalid': 'email',
  'email-twice': 'email',
  'email-taken': 'email',
};

interface AddStudentProps {
  teacherName: string;
  onAdded: () => void;
  onClose: () => void;
}

/** One student by hand: a list of one, made as lists are, with the first password told once. */
export function AddStudent({ teacherName, onAdded, onClose }: AddStudentProps) {
  // The same data again is the same student; other data, after a refusal, is another list.
  const asked = useRef({ key: crypto.randomUUID(), of: '' });
  const leaving = useRef(new AbortController());
  useEffect(() => () => leaving.current.abort(), []);
  const [told, setTold] = useState<Told | null>(null);
  const form = useForm<Values>({
    initial: { name: '', phone: '', parentPhone: '', grade: '', email: '' },
    problemsOf: (values) => said(sheetFaults({ ...normaliseStudentDetails(values), email: values.email.trim() })),
    send: async (values) => {
      const student = { ...normaliseStudentDetails(values), email: values.email.trim() };
      const text = JSON.stringify(student);
      if (asked.current.of !== text) asked.current = { key: crypto.randomUUID(), of: text };
      setTold(await add(asked.current.key, student, leaving.current.signal));
      onAdded();
    },
    blame: ({ code }) => (code === 'phone-taken' || code === 'email-taken' ? said([code]) : {}),
  });

  if (told) {
    const message = `إزيك يا ${firstName(told.name)}؟ حسابك على منصة ${teacherName} جاهز. ادخل برقمك ${told.phone} وكلمة السر ${told.password} وغيّرها أول ما تدخل.`;
    const chat = chatLink(told.phone, message);
    return (
      <Dialog title="الحساب جاهز" onClose={onClose}>
        <div className="reason-form">
          <p>
            <RtlTitle>{told.name}</RtlTitle>: دي كلمة السر المؤقتة، ومش هتظهر تاني.
          </p>
          <p className="told-once">
            <Ltr>{told.password}</Ltr>
          </p>
          {chat && (
            <OutsideButtonLink wide href={chat}>
              ابعتها على واتساب
            </OutsideButtonLink>
          )}
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title="طالب جديد" busy={form.busy} onClose={onClose}>
      <form {...form.props} className="reason-form">
        <Field {...form.field('name')} label="الاسم" data-first-focus maxLength={80} />
        <Field {...form.field('phone')} label="موبايل الطالب" script="latin" type="tel" maxLength={40} />
        <Field {...form.field('parentPhone')} label="موبايل ولي الأمر" script="latin" type="tel" maxLength={40} />
        <SelectField
          {...form.field('grade')}
          label="السنة الدراسية"
          options={[
            { value: '', label: 'اختار السنة' },
            ...GRADES.map((grade) => ({ value: grade, label: gradeLabel(grade, 'short') })),
          ]}
        />
        <Field {...form.field('email')} label="الإيميل (لو موجود)" script="latin" type="email" maxLength={254} />
        {form.refusal && <Note tone="wrong" title={form.refusal.messageAr} />}
        <Button type="submit" wide busy={form.busy}>
          {form.busy ? 'بنعمل الحساب' : 'اعمل الحساب'}
        </Button>
      </form>
    </Dialog>
  );
}

function said(faults: readonly RowProblem[]): Partial<Record<keyof Values, string>> {
  const problems: Partial<Record<keyof Values, string>> = {};
  for (const fault of faults) problems[FIELD_OF[fault]] ??= `${ROW_PROBLEMS[fault]}.`;
  return problems;
}

/** Asks for it, or finds it again where an earlier press was answered by a line that broke. */
async function start(key: string, student: Values) {
  try {
    return (await call('POST /api/teach/student-import', { body: { key, students: [student], byHand: true } })).data;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'job.id_taken') throw error;
    return (await call('GET /api/teach/jobs/{jobId}', { params: { jobId: key } })).data;
  }
}

async function add(key: string, student: Values, signal: AbortSignal): Promise<Told> {
  let job = await start(key, student);
  while ((job.state === 'waiting' || job.state === 'running') && !signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    job = (await call('GET /api/teach/jobs/{jobId}', { params: { jobId: job.id } })).data;
  }
  const { data } = await call('POST /api/teach/student-import/{jobId}/passwords', { params: { jobId: job.id } });
  const [made] = data.students;
  if (made) return { name: made.name, phone: made.phone, password: made.password };
  const emails = student.email ? [student.email] : [];
  const { data: taken } = await call('POST /api/teach/student-import/check', {
    body: { phones: [student.phone], emails },
  });
  const problem = taken.phones.length > 0 || emails.length === 0 ? 'phone-taken' : 'email-taken';
  throw new ApiError(problem, 409, problem, ROW_PROBLEMS[problem]);
}
