import type { Reply } from '@hessa/contract/client';
import { isGrade } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { teachAuditPath, teachStudentsPath } from '@hessa/rules/pages/console-pages';
import { DEVICE } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { type ReactNode, useState } from 'react';
import { call } from '../../api/call.ts';
import { ReadGate } from '../../api/read-gate.tsx';
import { useRead } from '../../api/use-read.ts';
import { useSending } from '../../api/use-sending.ts';
import { ReasonDialog } from '../../teach-shell/editing/reason-dialog.tsx';
import { PageFailed } from '../../teach-shell/frame/page-failed.tsx';
import { exactMoment, shortDate } from '../../teach-shell/reports/short-date.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/notices/badge.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { Toast } from '../../ui/notices/toast.tsx';
import { Ltr, RtlTitle } from '../../ui/text/bidi.tsx';
import { NewPassword } from './new-password.tsx';
import { StudentDetailsForm } from './student-details-form.tsx';
import './student-account.css';

interface StudentAccountProps {
  studentId: string;
  digits: DigitStyle;
  mayManage: boolean;
  maySeeTrail: boolean;
  /** Other parts of the student's page. */
  children: ReactNode;
}

/** Who the student is, which devices hold a place, and the ways to help in or shut out. */
export function StudentAccount(props: StudentAccountProps) {
  const params = { studentId: props.studentId };
  const read = useRead('GET /api/teach/students/{studentId}', { params }, { freshMs: 0 });
  return (
    <ReadGate
      read={read}
      waiting="بنجيب الطالب"
      failed={
        <PageFailed read={read}>
          <ButtonLink look="line" to={teachStudentsPath()}>
            كل الطلبة
          </ButtonLink>
        </PageFailed>
      }
    >
      {({ data }) => <Account {...props} student={data} refresh={read.refresh} />}
    </ReadGate>
  );
}

interface AccountProps extends StudentAccountProps {
  student: Reply<'GET /api/teach/students/{studentId}'>['data'];
  refresh: () => Promise<void>;
}

function Account({ student, refresh, studentId, digits, mayManage, maySeeTrail, children }: AccountProps) {
  const params = { studentId };
  const [news, setNews] = useState<string | null>(null);
  const [asking, setAsking] = useState<'close' | 'open' | null>(null);
  const freeing = useSending();
  const mayChange = mayManage && !student.anonymous;

  async function free(deviceId?: string) {
    const refused = await freeing.send(async () => {
      const { freed } = await call('POST /api/teach/students/{studentId}/free-devices', {
        params,
        body: deviceId ? { deviceId } : {},
      });
      setNews(freed === 0 ? 'مفيش أجهزة داخلة' : `فضّينا ${countedNoun(freed, DEVICE, digits)}`);
    });
    if (refused) setNews(refused.messageAr);
    await refresh();
  }

  return (
    <div className="console-page">
      <div className="console-head">
        <h1>
          <RtlTitle>{student.name}</RtlTitle>
        </h1>
        {student.disabled && !student.anonymous && <Badge tone="wrong">الحساب مقفول</Badge>}
        <div className="console-actions">
          <ButtonLink look="quiet" size="small" to={teachStudentsPath()}>
            كل الطلبة
          </ButtonLink>
          {maySeeTrail && (
            <ButtonLink look="quiet" size="small" to={`${teachAuditPath()}?person=${studentId}`}>
              السجل
            </ButtonLink>
          )}
          {mayChange && (
            <Button look="line" size="small" onClick={() => setAsking(student.disabled ? 'open' : 'close')}>
              {student.disabled ? 'افتح الحساب' : 'اقفل الحساب'}
            </Button>
          )}
        </div>
      </div>
      <dl className="student-facts">
        <Fact name="الموبايل">{student.anonymous ? '—' : <Ltr>{student.phone}</Ltr>}</Fact>
        <Fact name="ولي الأمر">{student.parentPhone ? <Ltr>{student.parentPhone}</Ltr> : '—'}</Fact>
        <Fact name="الإيميل">
          {student.email ? <Ltr>{student.email}</Ltr> : '—'}{' '}
          {!student.anonymous && !student.emailConfirmed && <Badge tone="warn">لسه متأكدش</Badge>}
        </Fact>
        <Fact name="السنة">{student.grade && isGrade(student.grade) ? gradeLabel(student.grade) : '—'}</Fact>
        <Fact name="عمل حساب">{shortDate(student.createdAt, digits)}</Fact>
        <Fact name="آخر دخول">{student.lastLoginAt ? exactMoment(student.lastLoginAt, digits) : '—'}</Fact>
      </dl>
      <section className="console-part" aria-labelledby="devices">
        <div className="console-head">
          <h2 id="devices">الأجهزة</h2>
          {student.devices.length > 1 && (
            <Button look="line" size="small" busy={freeing.busy} onClick={() => void free()}>
              فضّيهم كلهم
            </Button>
          )}
        </div>
        {student.manyDevices && (
          <Note tone="warn" title="دخل من أجهزة جديدة كتير الشهر ده">
            أربعة أو أكتر في ٣٠ يوم. ممكن يكون الحساب بيلفّ على صحابه، اسأله الأول.
          </Note>
        )}
        {student.devices.length === 0 && <p className="muted">مش داخل من أي جهاز دلوقتي.</p>}
        <ul className="devices">
          {student.devices.map((device) => (
            <li key={device.id} className="device">
              <b>{device.label}</b>
              <span className="muted">آخر استخدام {exactMoment(device.lastSeenAt, digits)}</span>
              <Button look="soft" size="small" busy={freeing.busy} onClick={() => void free(device.id)}>
                فضّي الجهاز
              </Button>
            </li>
          ))}
        </ul>
      </section>
      {!student.anonymous && <StudentDetailsForm student={student} mayManage={mayManage} refresh={refresh} />}
      {mayChange && <NewPassword studentId={studentId} onSet={() => void refresh()} />}
      {children}
      {asking && (
        <ReasonDialog
          title={asking === 'close' ? 'اقفل الحساب' : 'افتح الحساب'}
          confirm={asking === 'close' ? 'اقفله' : 'افتحه'}
          onClose={() => setAsking(null)}
          onConfirm={async (reason) => {
            await call('POST /api/teach/students/{studentId}/disabled', {
              params,
              body: { disabled: asking === 'close', reason },
            });
            setAsking(null);
            setNews(asking === 'close' ? 'الحساب اتقفل' : 'الحساب اتفتح');
            await refresh();
          }}
        >
          {asking === 'close'
            ? 'الطالب هيخرج حالًا ومش هيعرف يدخل لحد ما تفتحه. كل حاجته هتفضل مكانها.'
            : 'الطالب هيقدر يدخل تاني وهيلاقي كل حاجته.'}
        </ReasonDialog>
      )}
      <Toast onGone={() => setNews(null)}>{news}</Toast>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
