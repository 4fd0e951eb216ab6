import { unitInCoursePath } from '@hessa/rules/pages/student-pages';
import { scoreTone } from '@hessa/rules/statistics/score-tone';
import { wholePercentText } from '@hessa/rules/statistics/whole-percent';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { remainingTimeWords } from '@hessa/rules/units/remaining-time';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { learningQueries } from '../../api/learning-queries.tsx';
import { serverNow } from '../../api/server-time.ts';
import { useBuilt } from '../../api/use-built.ts';
import { PenMark } from '../../ui/drawings/pen-mark.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import { Counted } from '../../ui/text/counted.tsx';
import { lessonCountWords } from '../../ui/text/lesson-count-words.ts';
import { type HomeCourse, useHome } from './use-home.ts';
import '../../ui/lesson/margin-list.css';
import './course-units.css';

type Unit = HomeCourse['units'][number];

/** What follows «درس واحد» and «درسين». */
const ALL_DONE: Readonly<Record<number, string>> = { 1: 'خلص', 2: 'الاتنين خلصوا' };

interface CourseUnitsProps {
  courseId: number;
  digits: DigitStyle;
}

/** The other page of the one course a student holds: its units, and where the student is. */
export function CourseUnits(props: CourseUnitsProps) {
  return (
    <QueryClientProvider client={learningQueries}>
      <Units {...props} />
    </QueryClientProvider>
  );
}

function Units({ courseId, digits }: CourseUnitsProps) {
  const { reply, answeredAt } = useHome();
  const home = reply?.data;
  const isBuilt = useBuilt(home !== undefined);
  const course = home?.courses.find(({ id }) => id === courseId);
  if (!isBuilt || !home || !course || course.units.length === 0) return null;
  const now = serverNow(home, answeredAt);
  return (
    <ol className="course-units margin-list" aria-label="وحدات الكورس">
      {course.units.map((unit) => (
        <li key={unit.id}>
          <UnitRow course={course} unit={unit} now={now} digits={digits} />
        </li>
      ))}
    </ol>
  );
}

interface UnitRowProps {
  course: HomeCourse;
  unit: Unit;
  now: number;
  digits: DigitStyle;
}

function UnitRow({ course, unit, now, digits }: UnitRowProps) {
  const isNext = course.next?.unitId === unit.id;
  const isDone = unit.lessonCount > 0 && unit.doneCount === unit.lessonCount;
  const isShut = !isDone && (unit.access === 'blocked' || unit.access === 'closed');
  const inside = (
    <>
      <span className="course-unit-number">
        {isDone ? <PenMark mark="tick" /> : <bdi>{formatNumber(unit.place, digits)}</bdi>}
      </span>
      <span className="course-unit-name">
        <RtlTitle>{unit.unitName}</RtlTitle>
        <small>{unitWords(unit, isDone, now, digits)}</small>
      </span>
      <UnitEnd unit={unit} isDone={isDone} isShut={isShut} isNext={isNext} digits={digits} />
    </>
  );
  if (isShut) return <span className="course-unit course-unit-shut">{inside}</span>;
  return (
    <Link
      className="course-unit"
      to={unitInCoursePath({ courseId: course.id, unitId: unit.id })}
      aria-current={isNext ? 'step' : undefined}
    >
      {inside}
    </Link>
  );
}

function unitWords(unit: Unit, isDone: boolean, now: number, digits: DigitStyle): ReactNode {
  const { lessonCount, doneCount, access, endsAt } = unit;
  const all = lessonCountWords(lessonCount, digits);
  if (isDone) return <Counted>{`${all}، ${ALL_DONE[lessonCount] ?? 'كلها خلصت'}`}</Counted>;
  if (access === 'blocked') return 'خلّص الامتحان اللي قبلها الأول';
  if (access === 'closed') return 'وقتها خلص';
  if (access === 'quizzes-only') return 'وقتها خلص، والامتحان لسه مفتوح لك';
  const left = endsAt === null ? null : remainingTimeWords(Date.parse(endsAt) - now, digits);
  const done = doneCount === 0 ? all : `خلص ${formatNumber(doneCount, digits)} من ${formatNumber(lessonCount, digits)}`;
  return <Counted>{left ? `${done}، ${left}` : done}</Counted>;
}

interface UnitEndProps {
  unit: Unit;
  isDone: boolean;
  isShut: boolean;
  isNext: boolean;
  digits: DigitStyle;
}

function UnitEnd({ unit, isDone, isShut, isNext, digits }: UnitEndProps) {
  if (isNext) return <span className="course-unit-here">دورك هنا</span>;
  if (isShut) return <IconLock className="course-unit-lock" size={20} aria-label="مقفولة" />;
  if (!isDone || unit.average === null) return null;
  return (
    <span className={`course-unit-average course-unit-${scoreTone(unit.average)}`}>
      متوسط <bdi dir="rtl">{wholePercentText(unit.average, digits)}</bdi>
    </span>
  );
}
