import { statisticsParts } from '@hessa/rules/statistics/statistics-parts';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { PartFailedNote } from '../../ui/notices/part-failed-note.tsx';
import { ProgressGauges } from '../../ui/progress/progress-gauges.tsx';
import { ReportBlock, ReportColumns } from '../../ui/progress/progress-report.tsx';
import { ProgressSummary } from '../../ui/progress/progress-summary.tsx';
import { ResultBars } from '../../ui/progress/result-bars.tsx';
import { Ltr } from '../../ui/text/bidi.tsx';
import { SectionTitle } from '../../ui/text/section-title.tsx';
import { AskTeacher } from './ask-teacher.tsx';
import { glance } from './glance.ts';
import type { ChildFigures } from './look-up-child.ts';
import { LookupRefusalNote } from './lookup-refusal-note.tsx';
import type { Refusal } from './use-refusal.ts';
import { WeekLine } from './week-line.tsx';
import { weekWords } from './week-words.ts';
import './child-report.css';

interface ChildReportProps {
  /** Whose figures they are, in the one word that both sides know: no name travels here. */
  studentPhone: string;
  figures: ChildFigures;
  retrying: boolean;
  /** Why the missing part did not come when it was asked for again. */
  refusal: Refusal | null;
  onRetry: () => void;
  onOther: () => void;
  digits: DigitStyle;
}

/** One line that says it all, then the same gauges and summary as the student's own page. */
export function ChildReport(props: ChildReportProps) {
  const { studentPhone, figures, retrying, refusal, onRetry, onOther, digits } = props;
  const line = useRef<HTMLDivElement>(null);
  // Whoever pressed the button of the form that is gone is brought to the answer.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    line.current?.focus({ preventScroll: true });
  }, []);

  const parts = statisticsParts(figures.lessons, figures.quizzes);
  if (parts.kind === 'both-failed') return null;
  const { lessons, quizzes, failed } = parts;
  const { verdict, note } = glance(lessons, quizzes, failed, digits);
  const everDone = lessons.watchedVideos + quizzes.solvedQuizzes;
  const week = figures.lessons && weekWords(figures.lessons.weeks, everDone, digits);
  const results = figures.quizzes?.results ?? [];
  const untold = figures.quizzes?.untold ?? [];
  const other = (
    <Button look="line" size="small" onClick={onOther}>
      طالب تاني
    </Button>
  );
  return (
    <div className="wrap report">
      <SectionTitle
        heading="h1"
        lead={
          <>
            مستوى صاحب الرقم <Ltr>{studentPhone}</Ltr>
          </>
        }
        end={other}
      >
        متابعة ولي الأمر
      </SectionTitle>
      <div ref={line} className="glance" tabIndex={-1}>
        <p className="glance-verdict">{verdict}</p>
        {week && <WeekLine {...week} />}
        {note && <p>{note}</p>}
      </div>
      <ProgressGauges {...parts} averageLabel="متوسط الدرجات" digits={digits} />
      {failed && <PartFailedNote part={failed} busy={retrying} onRetry={onRetry} />}
      {failed && refusal && <LookupRefusalNote {...refusal} isFound />}
      <ReportColumns
        first={
          <ReportBlock title="آخر الامتحانات">
            {results.length + untold.length > 0 ? (
              <ResultBars results={results} untold={untold} digits={digits} />
            ) : (
              <p className="report-empty">
                {failed === 'quizzes' ? 'نتايج الامتحانات متحمّلتش دلوقتي.' : 'لسه مفيش امتحانات اتحلّت.'}
              </p>
            )}
          </ReportBlock>
        }
        second={
          <ReportBlock title="فاضل إيه؟">
            <ProgressSummary {...parts} reader="parent" digits={digits} />
            <AskTeacher studentPhone={studentPhone} />
          </ReportBlock>
        }
      />
    </div>
  );
}
