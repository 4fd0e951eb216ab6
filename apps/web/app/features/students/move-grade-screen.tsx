import { typedCount } from '@hessa/rules/codes/typed-money';
import { GRADES, type Grade } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { teachStudentsPath } from '@hessa/rules/pages/console-pages';
import { nextGrade } from '@hessa/rules/students/next-grade';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { ReadGate } from '../../api/read-gate.tsx';
import { useForm } from '../../api/use-form.ts';
import { useRead } from '../../api/use-read.ts';
import { WayBack } from '../../teach-shell/frame/way-back.tsx';
import { JobProgress } from '../../teach-shell/reports/job-progress.tsx';
import { useLongJob } from '../../teach-shell/reports/use-long-job.ts';
import { Button } from '../../ui/controls/button.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { MovedNote } from './moved-note.tsx';
import './students-screen.css';

/** The new school year: a grade, or all of them at once, goes up by one. */
export function MoveGradeScreen({ digits }: { digits: DigitStyle }) {
  const read = useRead('GET /api/teach/student-grades', {}, { freshMs: 0 });
  const followed = useLongJob('students move');
  return (
    <div className="console-page">
      <WayBack to={teachStudentsPath()}>كل الطلبة</WayBack>
      <div className="console-head">
        <h1>نقل سنة كاملة</h1>
      </div>
      <JobProgress followed={followed} digits={digits} working="بننقل الطلبة" nothingLeft="كل طالب فضل في سنته.">
        {(job) => (
          <MovedNote job={job} digits={digits} onChanged={() => void read.refresh()} onSeen={followed.forget} />
        )}
      </JobProgress>
      <ReadGate read={read} waiting="بنعدّ الطلبة" failed="مقدرناش نعدّ الطلبة">
        {({ data }) =>
          !followed.job && (
            <MoveForm grades={data.grades} digits={digits} onAsked={followed.follow} onRefused={read.refresh} />
          )
        }
      </ReadGate>
    </div>
  );
}

interface MoveFormProps {
  grades: readonly { grade: string | null; count: number }[];
  digits: DigitStyle;
  onAsked: ReturnType<typeof useLongJob>['follow'];
  onRefused: () => Promise<void>;
}

function MoveForm({ grades, digits, onAsked, onRefused }: MoveFormProps) {
  const [key] = useState(() => crypto.randomUUID());
  const countOf = (grade: Grade) => grades.find((each) => each.grade === grade)?.count ?? 0;
  const movingFrom = (from: Grade | 'all'): readonly Grade[] => (from === 'all' ? GRADES : [from]);
  const sumOf = (from: Grade | 'all') => movingFrom(from).reduce((sum, grade) => sum + countOf(grade), 0);
  const form = useForm({
    initial: { from: 'all' as Grade | 'all', typed: '' },
    problemsOf: ({ from, typed }) => ({
      typed: typedCount(typed) !== sumOf(from) && 'اكتب عدد الطلبة زي ما هو فوق.',
    }),
    send: async ({ from }) => {
      const body = { key, from, expected: sumOf(from) };
      const { data } = await call('POST /api/teach/student-grades/move', { body }).catch((refusal: unknown) => {
        void onRefused();
        throw refusal;
      });
      onAsked(data);
    },
  });
  const count = sumOf(form.values.from);
  const leaving = movingFrom(form.values.from).filter((grade) => countOf(grade) > 0);

  return (
    <form {...form.props} className="move-form">
      <SelectField
        label="مين هينتقل"
        value={form.values.from}
        options={[
          { value: 'all', label: 'كل السنين مرة واحدة' },
          ...GRADES.map((grade) => ({ value: grade, label: gradeLabel(grade, 'short') })),
        ]}
        onChange={(event) => form.change({ from: event.target.value as Grade | 'all', typed: '' })}
      />
      <ul className="moves">
        {leaving.map((grade) => (
          <li key={grade}>
            <b>{formatNumber(countOf(grade), digits)}</b> من {gradeLabel(grade, 'short')}{' '}
            {nextGrade(grade)
              ? `يروحوا ${gradeLabel(nextGrade(grade) ?? grade, 'short')}`
              : 'خلّصوا: حساباتهم تفضل مفتوحة من غير سنة'}
          </li>
        ))}
      </ul>
      {count === 0 ? (
        <p className="muted">مفيش حد يتنقل هنا.</p>
      ) : (
        <>
          <NumberField
            {...form.field('typed')}
            label={`للتأكيد اكتب عددهم: ${formatNumber(count, digits)}`}
            digits={digits}
            maxLength={9}
          />
          {form.refusal && <Note tone="wrong" title={form.refusal.messageAr} />}
          <Button type="submit" busy={form.busy}>
            انقلهم
          </Button>
        </>
      )}
    </form>
  );
}
