import { teachStudentPaperPath } from '@hessa/rules/pages/console-pages';
import { paperPercentText } from '@hessa/rules/quizzes/shown-percent';
import { markTone } from '@hessa/rules/statistics/score-tone';
import { wholePercentText } from '@hessa/rules/statistics/whole-percent';
import type { DigitStyle } from '@hessa/rules/text/digits';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PenRing } from '../../ui/drawings/pen-ring.tsx';
import { Badge } from '../../ui/notices/badge.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import { dayText } from '../../ui/text/day-text.ts';
import type { Card } from './card.ts';
import { dueWords } from './due-words.ts';

interface CardMarksProps {
  card: Card;
  now: number;
  digits: DigitStyle;
  mayReadPapers: boolean;
}

/** What is not handed in, then the last marks. A shape says each of them, never a colour alone. */
export function CardMarks({ card, now, digits, mayReadPapers }: CardMarksProps) {
  // A card that a phone has kept since before these were told has none.
  const { marks, unhanded = [], average, student } = card;
  return (
    <section className="card-part card-marks" aria-labelledby="card-marks">
      <h2 id="card-marks" className="card-head">
        الدرجات والناقص
        {average !== null && (
          <Badge>
            <bdi dir="rtl">متوسط {wholePercentText(average, digits)}</bdi>
          </Badge>
        )}
      </h2>
      {marks.length + unhanded.length === 0 && <p className="card-none">لسه مفيش امتحانات.</p>}
      <ul>
        {unhanded.map(({ lessonId, lessonName, dueAt, stands }) => (
          <li key={lessonId} className="card-row">
            <span className="card-margin">
              {Date.parse(dueAt) > now ? 'لسه' : <span className="card-miss">غ</span>}
            </span>
            <span className="card-words">
              <b>
                <RtlTitle>{lessonName}</RtlTitle>
              </b>
              <small>{dueWords({ dueAt, stands }, now, digits)}</small>
            </span>
          </li>
        ))}
        {marks.map(({ lessonId, lessonName, score, submittedAt, provisional, hidden, average: everybody }) => (
          <li key={lessonId} className="card-row">
            <span className="card-margin">
              <Mark {...{ score, provisional, digits }} />
            </span>
            <span className="card-words">
              <b>
                {mayReadPapers ? (
                  <Link className="text-link" to={teachStudentPaperPath({ lessonId, studentId: student.id })}>
                    <RtlTitle>{lessonName}</RtlTitle>
                  </Link>
                ) : (
                  <RtlTitle>{lessonName}</RtlTitle>
                )}
                {hidden && (
                  <>
                    {' '}
                    <Badge>مخفي</Badge>
                  </>
                )}
              </b>
              <small>
                <bdi dir="rtl">
                  {provisional && 'درجة مؤقتة، '}
                  {dayText(new Date(submittedAt), new Date(now), digits)}
                  {everybody !== null && `، متوسط الكل ${wholePercentText(everybody, digits)}`}
                </bdi>
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type MarkProps = Pick<Card['marks'][number], 'score' | 'provisional'> & { digits: DigitStyle };

function Mark({ score, provisional, digits }: MarkProps): ReactNode {
  const figure = <bdi dir="rtl">{paperPercentText(score, digits)}</bdi>;
  switch (markTone(score, provisional)) {
    case 'open':
      return <span className="card-open">{figure}</span>;
    case 'wrong':
      return <PenRing tone="wrong">{figure}</PenRing>;
    case 'right':
      return <span className="card-top">{figure}</span>;
    case 'warn':
      return figure;
  }
}
