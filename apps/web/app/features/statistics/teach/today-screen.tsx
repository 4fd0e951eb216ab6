import { DAY } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
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

/** Where the teacher's day begins: whom to write to, what happened, which quizzes need a look. */
export function TodayScreen({ digits, teacherName }: TodayScreenProps) {
  const read = useRead('GET /api/teach/today', {}, { freshMs: 0 });
  return (
    <div className="console-page">
      <div className="console-head">
        <h1>النهارده</h1>
      </div>
      <SlippingStudents digits={digits} teacherName={teacherName} />
      <ReadGate read={read} waiting="بنجيب أرقام النهارده" failed="مقدرناش نجيب أرقام النهارده">
        {({ data }) => (
          <>
            <section aria-label={`آخر ${countedNoun(data.days.length, DAY, digits)}`}>
              <ul className="day-cards">
                {SERIES.map(([name, title]) => (
                  <DayCard key={name} title={title} days={data.days} counts={data[name]} digits={digits} />
                ))}
              </ul>
            </section>
            <QuizzesToLookAt quizzes={data.quizzes} digits={digits} />
          </>
        )}
      </ReadGate>
    </div>
  );
}
