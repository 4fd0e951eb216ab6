import type { Reply } from '@hessa/contract/client';
import { teachCoursePath, teachGradebookPath, teachQuizReportPath } from '@hessa/rules/pages/console-pages';
import { STUDENT } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedAlone, nounAfter } from '@hessa/rules/text/plural';
import { Link } from 'react-router';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { comingDay, comingHour } from './coming-words.ts';
import './coming-events.css';

type ComingEvent = Reply<'GET /api/teach/coming'>['data']['events'][number];

/** What comes by itself in the next days. */
export function ComingEvents({ events, digits }: { events: readonly ComingEvent[]; digits: DigitStyle }) {
  const now = Date.now();
  return (
    <section className="needs" aria-labelledby="today-coming">
      <h2 id="today-coming" className="needs-head">
        جاي بعد كده
      </h2>
      {events.length === 0 && <p className="needs-calm">مفيش مواعيد في الأسبوع الجاي.</p>}
      <ul>
        {events.map((event) => (
          <li key={`${event.kind} ${event.courseId} ${event.lessonId ?? event.name}`} className="coming">
            <span className="coming-when">
              {comingDay(event.at, now)}
              {/* A unit ends for each at another hour. */}
              {event.kind !== 'unit-ends' && <bdi dir="rtl">{comingHour(event.at, digits)}</bdi>}
            </span>
            <p className="coming-what">
              <Link to={placeOf(event)}>
                <EventTitle event={event} />
              </Link>
              <small>{concerned(event, digits)}</small>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function placeOf({ kind, courseId, lessonId }: ComingEvent): string {
  if (kind === 'unit-ends') return teachGradebookPath({ courseId });
  if (lessonId === null || kind === 'lesson-appears') return teachCoursePath({ courseId });
  return teachQuizReportPath({ lessonId });
}

const AFTER_NAME = {
  'unit-appears': 'هتظهر',
  'lesson-appears': 'هيظهر',
  'exam-opens': 'هيفتح',
  'exam-closes': 'هيقفل',
  'results-told': 'هتتعلن',
  'unit-ends': 'هتتقفل',
} as const satisfies Record<ComingEvent['kind'], string>;

function EventTitle({ event: { kind, name } }: { event: ComingEvent }) {
  const isUnit = kind === 'unit-appears' || kind === 'unit-ends';
  return (
    <>
      {isUnit && !/^(ال)?وحدة/.test(name) && 'وحدة '}
      {kind === 'results-told' && 'نتيجة '}
      <RtlTitle>{name}</RtlTitle> {AFTER_NAME[kind]}
    </>
  );
}

/** Whom it concerns; of a course that nobody holds yet, which one it is. */
function concerned({ kind, students, orMore, courseName }: ComingEvent, digits: DigitStyle) {
  if (students === 0) return <RtlTitle>{courseName}</RtlTitle>;
  const many = orMore ? `أكتر من ${formatNumber(students, digits)} ${nounAfter(students, STUDENT)}` : null;
  const count = many ?? countedAlone(students, STUDENT, digits);
  return kind === 'unit-ends' ? (
    <>
      عند {count}، <RtlTitle>{courseName}</RtlTitle>
    </>
  ) : (
    count
  );
}
