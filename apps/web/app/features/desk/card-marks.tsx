import { teachStudentPaperPath } from '@hessa/rules/pages/console-pages';
import { wholePercentText } from '@hessa/rules/statistics/whole-percent';
import { DAY } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatPercent } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PenRing } from '../../ui/drawings/pen-ring.tsx';
import { Badge } from '../../ui/notices/badge.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import { dayText } from '../../ui/text/day-text.ts';
import type { Card } from './card.ts';

const PASS = 60;
const TOP = 80;

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
        {unhanded.map(({ lessonId, lessonName, dueAt }) => (
          <li key={lessonId} className="card-row">
            <span className="card-margin">
              {Date.parse(dueAt) > now ? 'لسه' : <span className="card-miss">غ</span>}
            </span>
            <span className="card-words">
              <b>
                <RtlTitle>{lessonName}</RtlTitle>
              </b>
              <small>{dueText(dueAt, now, digits)}</small>
            </span>
          </li>
        ))}
        {marks.map(({ lessonId, lessonName, score, submittedAt, provisional, average: everybody }) => (
          <li key={lessonId} className="card-row">
            <span className="card-margin">
              <Mark score={score} digits={digits} />
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

function Mark({ score, digits }: { score: number; digits: DigitStyle }): ReactNode {
  const figure = <bdi dir="rtl">{formatPercent(score, digits, 'none')}</bdi>;
  if (score < PASS) return <PenRing tone="wrong">{figure}</PenRing>;
  return score >= TOP ? <span className="card-top">{figure}</span> : figure;
}

function dueText(dueAt: string, now: number, digits: DigitStyle): string {
  const days = Math.floor((now - Date.parse(dueAt)) / (24 * 60 * 60 * 1000));
  if (days < 0) return `قدامه لحد ${dayText(new Date(dueAt), new Date(now), digits)}`;
  if (days === 0) return 'ناقص، وميعاده كان النهارده';
  return days === 1 ? 'ناقص، وميعاده كان امبارح' : `ناقص من ${countedNoun(days, DAY, digits)}`;
}
