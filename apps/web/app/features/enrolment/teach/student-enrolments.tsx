import { COURSE } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { courseOption } from '../../../teach-shell/editing/course-option.ts';
import { lastDayProblem, momentOfLastDay } from '../../../teach-shell/editing/last-day.ts';
import { ReasonDialog } from '../../../teach-shell/editing/reason-dialog.tsx';
import { shortDate } from '../../../teach-shell/reports/short-date.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { DangerButton } from '../../../ui/controls/danger-button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Badge } from '../../../ui/notices/badge.tsx';
import { Toast } from '../../../ui/notices/toast.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import './student-enrolments.css';

type Asking =
  | { kind: 'grant' }
  | { kind: 'extend'; courseId: number; courseName: string; extendedUntil: string | null }
  | { kind: 'revoke'; courseId: number; courseName: string };

interface StudentEnrolmentsProps {
  studentId: string;
  digits: DigitStyle;
  mayManage: boolean;
  /** Something changed that the student's card shows. */
  onChanged: () => Promise<void>;
}

/** The student's courses: give one, keep one open longer, take one back. */
export function StudentEnrolments({ studentId, digits, mayManage, onChanged }: StudentEnrolmentsProps) {
  const params = { studentId };
  const read = useRead('GET /api/teach/students/{studentId}/enrolments', { params }, { freshMs: 0 });
  const [asking, setAsking] = useState<Asking | null>(null);
  const [news, setNews] = useState<string | null>(null);

  async function done(said: string) {
    setAsking(null);
    setNews(said);
    await Promise.all([read.refresh(), onChanged()]);
  }

  return (
    <section className="console-part" aria-labelledby="enrolments">
      <div className="console-head">
        <h2 id="enrolments">الكورسات</h2>
        {mayManage && (
          <Button look="line" size="small" onClick={() => setAsking({ kind: 'grant' })}>
            ادّيله كورس
          </Button>
        )}
      </div>
      <ReadGate read={read} waiting={null}>
        {({ data: { enrolments } }) => (
          <>
            <p className="muted">
              {enrolments.length === 0
                ? 'مش مشترك في حاجة.'
                : `مشترك في ${countedNoun(enrolments.length, COURSE, digits)}`}
            </p>
            <ul className="devices">
              {enrolments.map(({ courseId, courseName, enrolledAt, extendedUntil }) => (
                <li key={courseId} className="device">
                  <b>
                    <RtlTitle>{courseName}</RtlTitle>
                  </b>
                  <span className="muted">من {shortDate(enrolledAt, digits)}</span>
                  {extendedUntil && <Badge tone="right">ممدود لحد {shortDate(extendedUntil, digits)}</Badge>}
                  <span className="enrolment-actions">
                    <Button
                      look="soft"
                      size="small"
                      onClick={() => setAsking({ kind: 'extend', courseId, courseName, extendedUntil })}
                    >
                      مدّد
                    </Button>
                    {mayManage && (
                      <DangerButton
                        quiet
                        size="small"
                        onClick={() => setAsking({ kind: 'revoke', courseId, courseName })}
                      >
                        اسحب الكورس
                      </DangerButton>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </ReadGate>
      {asking?.kind === 'grant' && (
        <GrantDialog studentId={studentId} onClose={() => setAsking(null)} onDone={() => done('الكورس اتضاف')} />
      )}
      {asking?.kind === 'extend' && (
        <ExtendDialog
          studentId={studentId}
          courseId={asking.courseId}
          courseName={asking.courseName}
          was={asking.extendedUntil}
          onClose={() => setAsking(null)}
          onDone={() => done('المدة اتمدّت')}
        />
      )}
      {asking?.kind === 'revoke' && (
        <ReasonDialog
          title={`اسحب «${asking.courseName}»`}
          confirm="اسحب الكورس"
          danger
          onClose={() => setAsking(null)}
          onConfirm={async (reason) => {
            await call('POST /api/teach/students/{studentId}/revoke', {
              params,
              body: { courseId: asking.courseId, reason },
            });
            await done('الكورس اتسحب');
          }}
        >
          <RtlTitle>{asking.courseName}</RtlTitle> هيتقفل على الطالب. النتايج هتفضل محفوظة لو رجع.
        </ReasonDialog>
      )}
      <Toast onGone={() => setNews(null)}>{news}</Toast>
    </section>
  );
}

interface StepProps {
  studentId: string;
  onClose: () => void;
  onDone: () => Promise<void>;
}

function GrantDialog({ studentId, onClose, onDone }: StepProps) {
  const targets = useRead('GET /api/teach/code-targets');
  const [courseId, setCourseId] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <ReasonDialog
      title="ادّيله كورس"
      confirm="ضيفه"
      placeholder="مثلًا: دفع في السنتر"
      onClose={onClose}
      fields={
        <SelectField
          label="الكورس"
          data-first-focus
          placeholder={targets.isLoading ? 'بنجيب الكورسات' : 'اختار الكورس'}
          value={courseId}
          problem={problem ?? targets.error?.messageAr}
          options={(targets.reply?.data.courses ?? []).map(courseOption)}
          onChange={(event) => {
            setCourseId(event.target.value);
            setProblem(null);
          }}
        />
      }
      onConfirm={async (reason) => {
        if (!courseId) return setProblem('اختار الكورس.');
        await call('POST /api/teach/students/{studentId}/grant-course', {
          params: { studentId },
          body: { courseId: Number(courseId), reason },
        });
        await onDone();
      }}
    >
      الكورس هيتفتح للطالب من غير كود، ومدته بتتحسب من دلوقتي.
    </ReasonDialog>
  );
}

function ExtendDialog({
  studentId,
  courseId,
  courseName,
  was,
  onClose,
  onDone,
}: StepProps & { courseId: number; courseName: string; was: string | null }) {
  const [until, setUntil] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <ReasonDialog
      title="مدّد الكورس"
      confirm="مدّد"
      placeholder="مثلًا: كان تعبان"
      onClose={onClose}
      fields={
        <Field
          label="مفتوح لحد آخر يوم"
          data-first-focus
          type="date"
          script="latin"
          value={until}
          problem={problem}
          onChange={(event) => {
            setUntil(event.target.value);
            setProblem(null);
          }}
        />
      }
      onConfirm={async (reason) => {
        const wrong = lastDayProblem(until);
        if (wrong) return setProblem(wrong);
        await call('POST /api/teach/students/{studentId}/extend', {
          params: { studentId },
          body: { courseId, was, until: momentOfLastDay(until).toISOString(), reason },
        });
        await onDone();
      }}
    >
      كل وحدات <RtlTitle>{courseName}</RtlTitle> هتفضل مفتوحة للطالب لحد اليوم ده.
    </ReasonDialog>
  );
}
