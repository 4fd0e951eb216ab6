import { likelyUnit } from '@hessa/rules/desk/call-time';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { endTone } from '@hessa/rules/units/days-left-tone';
import { TimeMark } from '../../teach-shell/reports/time-mark.tsx';
import { PenMark } from '../../ui/drawings/pen-mark.tsx';
import { Ltr, RtlTitle } from '../../ui/text/bidi.tsx';
import { lessonsLeftText, unitTimeText } from './call-words.ts';
import type { Card, CardCourse, CardUnit } from './card.ts';
import '../../ui/drawings/hot-row.css';

const SOURCES = { code: 'بكود', free: 'مجاني', granted: 'من غير كود' } as const;

interface CardCoursesProps {
  card: Card;
  now: number;
  digits: DigitStyle;
  /** For who may give a course without a code. */
  onGrant?: (() => void) | undefined;
}

/** Courses with the time left of each unit; the one a call is likely about is highlighted. */
export function CardCourses({ card, now, digits, onGrant }: CardCoursesProps) {
  const timed = card.courses.flatMap(({ openToAll, units }) => (openToAll ? [] : units));
  const hot = likelyUnit(timed);
  return (
    <section className="card-part" aria-labelledby="card-courses">
      <div className="card-head">
        <h2 id="card-courses">الكورسات والوقت</h2>
        {onGrant && (
          <button type="button" className="card-act" onClick={onGrant}>
            ادّي كورس
          </button>
        )}
      </div>
      {card.courses.length === 0 && <p className="card-none">مش مشترك في حاجة.</p>}
      {card.courses.map((course) => (
        <div key={course.courseId}>
          <p className="card-course">
            <b>
              <RtlTitle>{course.courseName}</RtlTitle>
            </b>
            <small>
              {course.source ? SOURCES[course.source] : 'محاضرات بكود'} {course.code && <Ltr>{course.code}</Ltr>}
            </small>
          </p>
          <CourseUnits
            course={course}
            now={now}
            digits={digits}
            hotId={hot?.time.state === 'closed' ? hot.unitId : null}
          />
        </div>
      ))}
    </section>
  );
}

interface CourseUnitsProps {
  course: CardCourse;
  now: number;
  digits: DigitStyle;
  hotId: number | null;
}

function CourseUnits({ course, now, digits, hotId }: CourseUnitsProps) {
  const over = course.units.filter(({ time, finished, lessons }) => time.state === 'closed' && finished >= lessons);
  const shown = course.units.filter((unit) => !over.includes(unit));
  return (
    <ul>
      {shown.map((unit) => (
        <li key={unit.unitId} className={unit.unitId === hotId ? 'card-row hot-row' : 'card-row'}>
          <span className="card-margin card-number">{formatNumber(unit.number, digits)}</span>
          <span className="card-words">
            <b>
              <RtlTitle>{unit.name}</RtlTitle>
            </b>
            <small>{lessonsLeftText(unit, digits)}</small>
          </span>
          <UnitTime unit={unit} now={now} digits={digits} />
        </li>
      ))}
      {over.length > 0 && (
        <li className="card-row">
          <span className="card-margin">
            <PenMark mark="tick" />
          </span>
          <span className="card-words">
            <b>
              {over.length === 1 ? 'وحدة' : 'الوحدات'}{' '}
              {over.map(({ number }) => formatNumber(number, digits)).join('، ')}
            </b>
            <small>خلصت كلها</small>
          </span>
        </li>
      )}
    </ul>
  );
}

function UnitTime({ unit, now, digits }: { unit: CardUnit; now: number; digits: DigitStyle }) {
  const { state, endsAt } = unit.time;
  const tone = endsAt === null ? 'green' : endTone(Date.parse(endsAt), now);
  return <TimeMark tone={state === 'open' ? tone : 'red'}>{unitTimeText(unit, now, digits)}</TimeMark>;
}
