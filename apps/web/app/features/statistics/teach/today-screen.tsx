import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { useRead } from '../../../api/use-read.ts';
import { ReadFailed } from '../../../teach-shell/read-failed.tsx';
import { PageSpinner } from '../../../ui/page-spinner.tsx';
import { DayCard } from './day-card.tsx';
import { QuizzesToLookAt } from './quizzes-to-look-at.tsx';
import { SlippingStudents } from './slipping-students.tsx';
import './today-screen.css';

const SERIES = [
  ['newStudents', 'طلبة جداد'],
  ['redemptions', 'أكواد اتفعّلت'],
  ['submissions', 'امتحانات اتسلّمت'],
  ['activeLearners', 'طلبة بيذاكروا'],
] as const;

interface TodayScreenProps {
  digits: DigitStyle;
  teacherName: string;
}

/** Where the teacher's day begins: what happened, which quizzes need a look, whom to write to. */
export function TodayScreen({ digits, teacherName }: TodayScreenProps) {
  const read = useRead('GET /api/teach/today', {}, { freshMs: 0 });
  return (
    <div className="console-page">
      <div className="console-head">
        <h1>النهارده</h1>
      </div>
      {read.error && <ReadFailed title="مقدرناش نجيب أرقام النهارده" error={read.error} onRetry={read.refresh} />}
      {read.isLoading && <PageSpinner label="بنجيب أرقام النهارده" />}
      {read.reply && (
        <>
          <section aria-label={`آخر ${formatNumber(read.reply.data.days.length, digits)} يوم`}>
            <ul className="day-cards">
              {SERIES.map(([name, title]) => (
                <DayCard
                  key={name}
                  title={title}
                  days={read.reply?.data.days ?? []}
                  counts={read.reply?.data[name] ?? []}
                  digits={digits}
                />
              ))}
            </ul>
          </section>
          <QuizzesToLookAt quizzes={read.reply.data.quizzes} digits={digits} />
        </>
      )}
      <SlippingStudents digits={digits} teacherName={teacherName} />
    </div>
  );
}
