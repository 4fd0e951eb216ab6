import type { Reply } from '@hessa/contract/client';
import { teachAnnouncementsPath } from '@hessa/rules/pages/console-pages';
import { DAY } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { PageSpinner } from '../../../ui/notices/page-spinner.tsx';
import { weekdayText } from '../../../ui/text/weekday-text.ts';
import { ComingEvents } from './coming-events.tsx';
import { DayCard } from './day-card.tsx';
import { NeedsNow } from './needs-now.tsx';
import { QuizzesOfTheWeek } from './quizzes-of-the-week.tsx';
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

/** Where the teacher's day begins: what waits for a decision, whom to write to, the quizzes, and the figures last. */
export function TodayScreen({ digits, teacherName }: TodayScreenProps) {
  const read = useRead('GET /api/teach/today', {}, { freshMs: 0 });
  const needs = useRead('GET /api/teach/needs', {}, { freshMs: 0 });
  const marking = useRead('GET /api/teach/marking', {}, { freshMs: 0 });
  const coming = useRead('GET /api/teach/coming', {}, { freshMs: 0 });
  const now = Date.now();
  const waiting = [read, needs, marking];
  const all = {
    reply:
      read.reply && needs.reply && marking.reply
        ? { quizzes: read.reply.data.quizzes, needs: needs.reply.data, marking: marking.reply.data }
        : undefined,
    error: read.error ?? needs.error ?? marking.error,
    isRefreshing: waiting.some(({ isRefreshing }) => isRefreshing),
    refresh: async () => void (await Promise.all(waiting.map(({ refresh }) => refresh()))),
  };
  return (
    <div className="console-page today-page">
      <div className="console-head">
        <h1>النهارده</h1>
        <p className="today-date">{weekdayText(now, now, digits)}</p>
        <ButtonLink look="line" size="small" to={teachAnnouncementsPath()}>
          <IconSpeakerphone size={20} aria-hidden="true" />
          اكتب على السبورة
        </ButtonLink>
      </div>
      <div className="today">
        <div className="today-main">
          <ReadGate
            read={all}
            waiting={
              <div className="needs needs-waiting">
                <PageSpinner label="بنشوف إيه مستنيك" />
              </div>
            }
            failed="مقدرناش نجيب اللي مستنيك"
          >
            {(reply) => <NeedsNow {...reply} digits={digits} refresh={needs.refresh} />}
          </ReadGate>
          <SlippingStudents digits={digits} teacherName={teacherName} />
          {read.reply && <QuizzesOfTheWeek quizzes={read.reply.data.quizzes} digits={digits} />}
        </div>
        <div className="today-main">
          {read.reply && <DayFigures days={read.reply.data} digits={digits} />}
          {/* News and no task: where it cannot be had, nothing stands there; and nothing comes above it later. */}
          {read.reply && coming.reply && <ComingEvents events={coming.reply.data.events} digits={digits} />}
        </div>
      </div>
    </div>
  );
}

interface DayFiguresProps {
  days: Reply<'GET /api/teach/today'>['data'];
  digits: DigitStyle;
}

function DayFigures({ days: figures, digits }: DayFiguresProps) {
  return (
    <section aria-label={`آخر ${countedNoun(figures.days.length, DAY, digits)}`}>
      <ul className="day-cards">
        {SERIES.map(([name, title]) => (
          <DayCard key={name} title={title} days={figures.days} counts={figures[name]} digits={digits} />
        ))}
      </ul>
    </section>
  );
}
