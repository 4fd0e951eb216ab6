import { teachStudentsPath } from '@hessa/rules/pages/console-pages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { useRead } from '../../api/use-read.ts';
import { ReasonDialog } from '../../teach-shell/editing/reason-dialog.tsx';
import { callFreshly } from '../../teach-shell/frame/call-freshly.ts';
import { DangerButton } from '../../ui/controls/danger-button.tsx';
import { Field } from '../../ui/fields/field.tsx';

const WAYS = {
  anonymise: {
    title: 'امسح البيانات الشخصية',
    confirm: 'امسح البيانات للأبد',
    text: 'اسمه وأرقامه وإيميله وكلمة سره وأجهزته هيتمسحوا ومش هيرجعوا، ومش هيعرف يدخل تاني. نتايجه هتفضل في الإحصائيات من غير اسم.',
  },
  delete: {
    title: 'احذف الطالب كله',
    confirm: 'احذف الطالب',
    text: 'هيخرج من كل أجهزته، وحسابه وكورساته وإجاباته ونتايجه هيروحوا المحذوفات ٣٠ يوم، وبعدها للأبد. الأكواد اللي استخدمها هتفضل مستخدمة، من غير اسم.',
  },
} as const;

type Way = keyof typeof WAYS;

interface ForgetStudentProps {
  studentId: string;
  /** The student's card no longer knows who this was. */
  onChanged: () => Promise<void>;
}

/** The owner's last step with a student: one way cannot be taken back, so the student's number is typed by hand. */
export function ForgetStudent({ studentId, onChanged }: ForgetStudentProps) {
  const params = { studentId };
  const read = useRead('GET /api/teach/students/{studentId}', { params }, { freshMs: 0 });
  const navigate = useNavigate();
  const [way, setWay] = useState<Way | null>(null);
  const [phone, setPhone] = useState('');
  const student = read.reply?.data;
  if (!student) return null;

  const open = (chosen: Way) => {
    setPhone('');
    setWay(chosen);
  };

  async function forget(reason: string) {
    const body = { phone: phone.trim() || '-', reason };
    if (way === 'anonymise') {
      await call('POST /api/teach/students/{studentId}/anonymise', { params, body });
      setWay(null);
      await Promise.all([read.refresh(), onChanged()]);
    } else {
      await callFreshly('POST /api/teach/students/{studentId}/delete', { params, body });
      await navigate(teachStudentsPath(), { replace: true });
    }
  }

  return (
    <section className="console-part" aria-labelledby="forget">
      <div className="console-head">
        <h2 id="forget">مسح البيانات</h2>
      </div>
      <p className="muted">
        {student.anonymous
          ? 'بيانات الطالب ده اتمسحت. اللي فاضل أرقام من غير اسم.'
          : 'لو الطالب أو ولي أمره طلب كده. مسح البيانات مفيش رجوع فيه، والحذف بيرجع في ٣٠ يوم.'}
      </p>
      <div className="console-actions">
        {!student.anonymous && (
          <DangerButton quiet size="small" onClick={() => open('anonymise')}>
            {WAYS.anonymise.title}
          </DangerButton>
        )}
        <DangerButton quiet size="small" onClick={() => open('delete')}>
          {WAYS.delete.title}
        </DangerButton>
      </div>
      {way && (
        <ReasonDialog
          title={`${WAYS[way].title}: ${student.name}`}
          confirm={WAYS[way].confirm}
          danger
          placeholder="من غير أسماء: السبب هيفضل مسجّل"
          fields={
            !student.anonymous && (
              <Field
                label="اكتب رقم موبايل الطالب للتأكيد"
                hint={`رقمه ${student.phone}`}
                inputMode="tel"
                script="latin"
                value={phone}
                maxLength={30}
                onChange={(event) => setPhone(event.target.value)}
              />
            )
          }
          onClose={() => setWay(null)}
          onConfirm={forget}
        >
          {WAYS[way].text}
        </ReasonDialog>
      )}
    </section>
  );
}
