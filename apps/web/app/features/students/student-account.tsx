import type { Reply } from '@hessa/contract/client';
import { teachAuditPath, teachStudentsPath } from '@hessa/rules/pages/console-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { type ReactNode, useState } from 'react';
import { call } from '../../api/call.ts';
import { ReadGate } from '../../api/read-gate.tsx';
import { useRead } from '../../api/use-read.ts';
import { ReasonDialog } from '../../teach-shell/editing/reason-dialog.tsx';
import { PageFailed } from '../../teach-shell/frame/page-failed.tsx';
import { shortDate } from '../../teach-shell/reports/short-date.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { DangerButton } from '../../ui/controls/danger-button.tsx';
import { Badge } from '../../ui/notices/badge.tsx';
import { Toast } from '../../ui/notices/toast.tsx';
import { Ltr } from '../../ui/text/bidi.tsx';
import { lastSeenWords } from './last-seen-words.ts';
import { NewPassword } from './new-password.tsx';
import { StudentDetailsForm } from './student-details-form.tsx';
import './student-account.css';

type Student = Reply<'GET /api/teach/students/{studentId}'>['data'];

interface StudentAccountProps {
  studentId: string;
  digits: DigitStyle;
  mayManage: boolean;
  maySeeTrail: boolean;
  /** Something changed that the card above shows. */
  onChanged: () => Promise<void>;
  /** Other parts of the student's page; told when something changed that the account shows. */
  children: (student: Student, refresh: () => Promise<void>) => ReactNode;
}

/** The account behind a student's card: its data, and the ways to let in or shut out. */
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
      {({ data }) => (
        <Account
          {...props}
          student={data}
          refresh={async () => void (await Promise.all([read.refresh(), props.onChanged()]))}
        />
      )}
    </ReadGate>
  );
}

interface AccountProps extends StudentAccountProps {
  student: Student;
  refresh: () => Promise<void>;
}

function Account({ student, refresh, studentId, digits, mayManage, maySeeTrail, children }: AccountProps) {
  const params = { studentId };
  const [news, setNews] = useState<string | null>(null);
  const [asking, setAsking] = useState<'close' | 'open' | null>(null);
  const mayChange = mayManage && !student.anonymous;

  return (
    <div className="student-office">
      <div className="console-head">
        <div className="console-actions">
          {maySeeTrail && (
            <ButtonLink look="quiet" size="small" to={`${teachAuditPath()}?person=${studentId}`}>
              السجل
            </ButtonLink>
          )}
          {mayChange && <DisableButton disabled={student.disabled} onAsk={setAsking} />}
        </div>
      </div>
      <dl className="student-facts">
        <Fact name="الإيميل">
          {student.email ? <Ltr>{student.email}</Ltr> : '—'}{' '}
          {!student.anonymous && !student.emailConfirmed && <Badge tone="warn">لسه متأكدش</Badge>}
        </Fact>
        <Fact name="عمل حساب">{shortDate(student.createdAt, digits)}</Fact>
        <Fact name="آخر دخول">{lastSeenWords(student.lastSeenAt, new Date(), digits)}</Fact>
      </dl>
      {!student.anonymous && <StudentDetailsForm student={student} mayManage={mayManage} refresh={refresh} />}
      {mayChange && <NewPassword studentId={studentId} onSet={() => void refresh()} />}
      {children(student, refresh)}
      {asking && (
        <ReasonDialog
          title={`${asking === 'close' ? 'اقفل' : 'افتح'} حساب ${student.name}`}
          confirm={asking === 'close' ? 'اقفل الحساب' : 'افتح الحساب'}
          danger={asking === 'close'}
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

function DisableButton({ disabled, onAsk }: { disabled: boolean; onAsk: (step: 'open' | 'close') => void }) {
  return disabled ? (
    <Button look="line" size="small" onClick={() => onAsk('open')}>
      افتح الحساب
    </Button>
  ) : (
    <DangerButton quiet size="small" onClick={() => onAsk('close')}>
      اقفل الحساب
    </DangerButton>
  );
}
