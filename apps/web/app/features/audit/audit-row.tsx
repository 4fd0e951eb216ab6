import { teachStudentPath } from '@hessa/rules/pages/console-pages';
import { teachLessonPath } from '@hessa/rules/pages/lesson-paths';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { writtenDirection } from '@hessa/rules/text/written-direction';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { exactMoment } from '../../teach-shell/reports/short-date.ts';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import { auditFields } from './audit-fields.ts';
import { tenseOf } from './audit-tense.ts';
import { auditWords } from './audit-words.ts';
import type { AuditTrailEvent } from './use-audit-trail.ts';

type Person = AuditTrailEvent['actor'];

interface AuditRowProps {
  event: AuditTrailEvent;
  digits: DigitStyle;
  /** The way back of a grade's move, by its job. */
  undoMove: (jobId: string) => ReactNode;
}

/** «منى: قفل حساب أحمد», when, and each field as it was and as it is. */
export function AuditRow({ event, digits, undoMove }: AuditRowProps) {
  const { actor, subject, kind, at, undoableMove } = event;
  const fields = auditFields(event, digits);
  const lessonId = fields.find(({ lesson }) => lesson)?.lesson;
  const place = lessonId === undefined ? undefined : event.lessons[lessonId];
  const editor = lessonId && place ? teachLessonPath(place.courseId, { id: lessonId, type: place.type }) : null;
  const isAboutOther = subject && subject.id !== actor?.id;
  const words = auditWords(kind, subject !== null);
  return (
    <li className="audit-row">
      <p className="audit-line">
        <b>{actor ? <Name person={actor} /> : 'المنصة'}</b>: {words}
        {/* «لـ» is written in one piece with the name. */}
        {words.endsWith('ـ') ? '' : ' '}
        {isAboutOther && (
          <b>
            <Name person={subject} />
          </b>
        )}
      </p>
      <time className="audit-when" dateTime={at}>
        {exactMoment(at, digits)}
      </time>
      {fields.length > 0 && (
        <dl className="audit-fields">
          {fields.map(({ name, about, question, identity, lesson, before, after }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the fields of an event never change
            <div key={index}>
              <dt>
                {question && editor ? (
                  <Link
                    className="audit-name"
                    to={`${editor}#question-${question}`}
                    state={{ question: about, identity }}
                  >
                    {name}
                  </Link>
                ) : (
                  name
                )}
                {about && (
                  <>
                    {' '}
                    «<bdi dir={writtenDirection(about)}>{about}</bdi>»
                  </>
                )}
              </dt>
              <dd>
                {before !== null && (
                  <>
                    <span className="audit-tense">{tenseOf(name).was}</span> <RtlTitle>{before}</RtlTitle>
                    <span className="audit-tense">، {tenseOf(name).is}</span>{' '}
                  </>
                )}
                {lesson && editor ? (
                  <Link className="audit-name" to={editor}>
                    <RtlTitle>{after}</RtlTitle>
                  </Link>
                ) : (
                  <RtlTitle>{after}</RtlTitle>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {undoableMove && undoMove(undoableMove)}
    </li>
  );
}

function Name({ person }: { person: NonNullable<Person> }) {
  const name = <RtlTitle>{person.name}</RtlTitle>;
  if (person.role !== 'student') return name;
  return (
    <Link className="audit-name" to={teachStudentPath({ studentId: person.id })}>
      {name}
    </Link>
  );
}
