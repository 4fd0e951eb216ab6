import { type DigitStyle, formatNumber, formatPercent } from '@hessa/rules/text/digits';
import { endTone } from '@hessa/rules/units/days-left-tone';
import { remainingTimeWords } from '@hessa/rules/units/remaining-time';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs';
import { ProgressBar } from '../../ui/progress/progress-bar.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import { Counted } from '../../ui/text/counted.tsx';
import { lessonCountWords } from '../../ui/text/lesson-count-words.ts';
import type { HomeCourse } from './use-home.ts';

interface CourseProgressProps {
  course: HomeCourse;
  /** The server's time. */
  now: number;
  digits: DigitStyle;
}

/** How much of a course is done, and how long it is open. */
export function CourseProgress({ course, now, digits }: CourseProgressProps) {
  const { doneCount, lessonCount } = course;
  const isDone = lessonCount > 0 && doneCount === lessonCount;
  // 100 is said only when nothing is left.
  const percent = isDone ? 100 : Math.min(99, Math.round((doneCount * 100) / Math.max(1, lessonCount)));
  return (
    <>
      <div className="course-progress">
        <div className="course-progress-words">
          <b>
            <Counted>{progressWords(course, digits)}</Counted>
          </b>
          {doneCount > 0 && <bdi dir="rtl">{formatPercent(percent, digits, 'none')}</bdi>}
        </div>
        <ProgressBar thin percent={percent} tone={isDone ? 'right' : 'pen'} label="اللي خلص من الكورس" />
      </div>
      <TimeLeft course={course} now={now} digits={digits} />
    </>
  );
}

function progressWords({ doneCount, lessonCount, next }: HomeCourse, digits: DigitStyle): string {
  const all = lessonCountWords(lessonCount, digits);
  if (lessonCount === 0) return all;
  if (doneCount === 0) return `${next?.isBegun ? 'بدأت أول درس' : 'لسه أول صفحة'}، ${all}`;
  if (doneCount === lessonCount) return `خلص كله، ${all}`;
  return `خلص ${formatNumber(doneCount, digits)} من ${all}`;
}

function TimeLeft({ course, now, digits }: CourseProgressProps) {
  const { isOver, openToAll, endsAt, next, quizCount } = course;
  if (isOver && !next) {
    return (
      <p className="course-time">
        <IconLock size={18} aria-hidden="true" />
        {quizCount > 0 ? 'مدته خلصت، ودرجاتك محفوظة' : 'مدته خلصت'}
      </p>
    );
  }
  if (openToAll) {
    return (
      <p className="course-time course-time-green">
        <IconLockOpen size={18} aria-hidden="true" />
        مفتوح على طول
      </p>
    );
  }
  if (!next || endsAt === null) return null;
  const end = Date.parse(endsAt);
  return (
    <p className={`course-time course-time-${endTone(end, now)}`}>
      <IconHourglass size={18} aria-hidden="true" />
      <span>
        <RtlTitle>{next.unitName}</RtlTitle>: <Counted>{remainingTimeWords(end - now, digits)}</Counted>
      </span>
    </p>
  );
}
