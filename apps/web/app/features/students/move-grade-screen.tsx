import { GRADES, type Grade } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { teachStudentsPath } from '@hessa/rules/pages/console-pages';
import { nextGrade } from '@hessa/rules/students/next-grade';
import { type DigitStyle, formatNumber, toLatinDigits } from '@hessa/rules/text/digits';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useRead } from '../../api/use-read.ts';
import { JobProgress } from '../../teach-shell/job-progress.tsx';
import { ReadFailed } from '../../teach-shell/read-failed.tsx';
import { useLongJob } from '../../teach-shell/use-long-job.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { PageSpinner } from '../../ui/page-spinner.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { MovedNote } from './moved-note.tsx';

/** The new school year: a grade, or all of them at once, goes up by one. */
export function MoveGradeScreen({ digits }: { digits: DigitStyle }) {
  const read = useRead('GET /api/teach/student-grades', {}, { freshMs: 0 });
  const followed = useLongJob('students move');
  return (
    <div className="console-page">
      <div className="console-head">
        <h1>نقل دفعة</h1>
        <ButtonLink look="quiet" size="small" to={teachStudentsPath()}>
          كل الطلبة
        </ButtonLink>
      </div>
      {read.error && <ReadFailed title="مقدرناش نعدّ الطلبة" error={read.error} onRetry={read.refresh} />}
      {read.isLoading && <PageSpinner label="بنعدّ الطلبة" />}
      <JobProgress followed={followed} digits={digits} working="بننقل الطلبة" nothingLeft="كل طالب فضل في سنته.">
        {(job) => (
          <MovedNote job={job} digits={digits} onChanged={() => void read.refresh()} onSeen={followed.forget} />
        )}
      </JobProgress>
      {read.reply && !followed.job && (
        <MoveForm
          grades={read.reply.data.grades}
          digits={digits}
          onAsked={followed.follow}
          onRefused={() => void read.refresh()}
        />
      )}
    </div>
  );
}

interface MoveFormProps {
  grades: readonly { grade: string | null; count: number }[];
  digits: DigitStyle;
  onAsked: ReturnType<typeof useLongJob>['follow'];
  onRefused: () => void;
}

function MoveForm({ grades, digits, onAsked, onRefused }: MoveFormProps) {
  const [key] = useState(() => crypto.randomUUID());
  const [from, setFrom] = useState<Grade | 'all'>('all');
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const countOf = (grade: Grade) => grades.find((each) => each.grade === grade)?.count ?? 0;
  const moving: readonly Grade[] = from === 'all' ? GRADES : [from];
  const count = moving.reduce((sum, grade) => sum + countOf(grade), 0);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (Number(toLatinDigits(typed.trim())) !== count) return setProblem('اكتب عدد الطلبة زي ما هو فوق.');
    setBusy(true);
    setRefusal(null);
    try {
      const { data } = await call('POST /api/teach/student-grades/move', { body: { key, from, expected: count } });
      onAsked(data);
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.messageAr : 'حصلت مشكلة مش متوقعة. جرّب تاني.');
      setBusy(false);
      onRefused();
    }
  }

  return (
    <form className="move-form" noValidate onSubmit={submit}>
      <SelectField
        label="مين هينتقل"
        value={from}
        options={[
          { value: 'all', label: 'كل السنين مرة واحدة' },
          ...GRADES.map((grade) => ({ value: grade, label: gradeLabel(grade) })),
        ]}
        onChange={(event) => {
          setFrom(event.target.value as Grade | 'all');
          setTyped('');
          setProblem(null);
        }}
      />
      <ul className="moves">
        {moving.map((grade) => (
          <li key={grade}>
            <b>{formatNumber(countOf(grade), digits)}</b> من {gradeLabel(grade)}{' '}
            {nextGrade(grade)
              ? `يروحوا ${gradeLabel(nextGrade(grade) ?? grade)}`
              : 'خلّصوا: حساباتهم تفضل مفتوحة من غير سنة'}
          </li>
        ))}
      </ul>
      {count === 0 ? (
        <p className="muted">مفيش حد يتنقل هنا.</p>
      ) : (
        <>
          <Field
            label={`للتأكيد اكتب عددهم: ${formatNumber(count, digits)}`}
            script="latin"
            inputMode="numeric"
            maxLength={9}
            value={typed}
            problem={problem}
            onChange={(event) => {
              setTyped(event.target.value);
              setProblem(null);
            }}
          />
          {refusal && <Note tone="wrong" title={refusal} />}
          <Button type="submit" busy={busy}>
            انقلهم
          </Button>
        </>
      )}
    </form>
  );
}
