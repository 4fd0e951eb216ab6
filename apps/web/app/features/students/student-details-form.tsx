import type { Reply } from '@hessa/contract/client';
import { GRADES } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import {
  normaliseStudentDetails,
  type StudentDetailsFault,
  studentDetailsFault,
} from '@hessa/rules/students/student-details';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { SaveBar } from '../../teach-shell/editing/save-bar.tsx';
import { useDraft } from '../../teach-shell/editing/use-draft.ts';
import { Field } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';

type Student = Reply<'GET /api/teach/students/{studentId}'>['data'];

interface StudentDetailsFormProps {
  student: Pick<Student, 'id' | 'name' | 'phone' | 'parentPhone' | 'grade' | 'note' | 'version'>;
  /** Who the student is, is the teacher's to say; an assistant keeps the parent's phone and the note. */
  mayManage: boolean;
  refresh: () => Promise<void>;
}

type Values = ReturnType<typeof valuesOf>;
type Problems = Partial<Record<keyof Values, string>>;

const PROBLEMS: Record<StudentDetailsFault, [keyof Values, string]> = {
  'user-name-missing': ['name', 'اكتب اسم الطالب'],
  'phone-missing': ['phone', 'اكتب رقم موبايل الطالب'],
  'phone-invalid': ['phone', 'اكتب رقم موبايل مصري صحيح: ١١ رقم ويبدأ بـ 01'],
  'parent-phone-missing': ['parentPhone', 'اكتب رقم موبايل ولي الأمر'],
  'parent-phone-invalid': ['parentPhone', 'اكتب رقم موبايل صحيح لولي الأمر'],
  'parent-phone-own': ['parentPhone', 'ده رقم الطالب نفسه، اكتب رقم ولي الأمر'],
  'academic-year-missing': ['grade', 'اختار السنة الدراسية'],
  'academic-year-unknown': ['grade', 'اختار السنة الدراسية'],
};

/** A student's data and the staff's own words about them. */
export function StudentDetailsForm({ student, mayManage, refresh }: StudentDetailsFormProps) {
  const [problems, setProblems] = useState<Problems>({});
  const saved = valuesOf(student);
  const draft = useDraft<Values>({
    name: `student ${student.id}`,
    stored: { version: student.version, value: saved },
    save: async (value, version) => {
      const { data } = await call('PUT /api/teach/students/{studentId}', {
        params: { studentId: student.id },
        body: { version, ...value },
      });
      await refresh();
      return { version: data.version, value: valuesOf(data) };
    },
    refresh,
  });

  function field(name: keyof Values) {
    return {
      value: draft.value[name],
      problem: problems[name],
      onChange: (event: { target: { value: string } }) => {
        const { value } = event.target;
        setProblems({});
        draft.change((now) => ({ ...now, [name]: value }));
      },
    };
  }

  function maySave(): boolean {
    const fault = studentDetailsFault(saved, normaliseStudentDetails(draft.value));
    if (!fault) return true;
    const [name, words] = PROBLEMS[fault];
    setProblems({ [name]: words });
    return false;
  }

  return (
    <section className="console-part" aria-labelledby="details">
      <h2 id="details">البيانات والملاحظة</h2>
      <div className="student-form">
        {mayManage && (
          <>
            <Field {...field('name')} label="الاسم" maxLength={80} />
            <Field {...field('phone')} label="موبايل الطالب" script="latin" type="tel" maxLength={40} />
          </>
        )}
        <Field {...field('parentPhone')} label="موبايل ولي الأمر" script="latin" type="tel" maxLength={40} />
        {mayManage && (
          <SelectField
            {...field('grade')}
            label="السنة الدراسية"
            options={[
              ...(saved.grade === '' ? [{ value: '', label: 'من غير سنة' }] : []),
              ...GRADES.map((grade) => ({ value: grade, label: gradeLabel(grade, 'short') })),
            ]}
          />
        )}
        <div className="student-note">
          <TextArea {...field('note')} label="ملاحظة" hint="بيشوفها الفريق بس، والطالب لأ." maxLength={2000} />
        </div>
      </div>
      <SaveBar draft={draft} maySave={maySave} theirs={<p>الموجود دلوقتي: {saved.note || 'من غير ملاحظة'}</p>} />
    </section>
  );
}

function valuesOf({
  name,
  phone,
  parentPhone,
  grade,
  note,
}: Omit<StudentDetailsFormProps['student'], 'id' | 'version'>) {
  return { name, phone, parentPhone: parentPhone ?? '', grade: grade ?? '', note };
}
