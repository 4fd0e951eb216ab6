import { LESSON } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedAlone } from '@hessa/rules/text/plural';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { Link } from 'react-router';
import { usePaperWaiting } from '../../outbox/waiting-papers.ts';
import { lessonSize } from '../../ui/lesson/lesson-looks.ts';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import { closingDay } from '../../ui/text/closing-words.ts';
import { Counted } from '../../ui/text/counted.tsx';
import { closingPath } from './home-paths.ts';
import { HomeSection } from './home-section.tsx';
import type { Home } from './use-home.ts';
import '../../ui/lesson/margin-list.css';
import './closing-list.css';

interface ClosingListProps {
  closing: Home['closing'];
  /** Whose units they are: named where several courses close something. */
  courses: Home['courses'];
  /** Lessons that were finished here and not yet told. */
  finished: ReadonlySet<number>;
  /** The server's time. */
  now: number;
  digits: DigitStyle;
}

/** A diary of the week: what closes, its day in the margin and, once it is close, its hour. */
export function ClosingList({ closing, courses, finished, now, digits }: ClosingListProps) {
  const open = closing.filter(({ endsAt }) => Date.parse(endsAt) > now);
  if (open.length === 0) return null;
  const isMixed = new Set(open.map(({ courseId }) => courseId)).size > 1;
  const nameOf = (courseId: number) => (isMixed ? courses.find(({ id }) => id === courseId)?.courseName : undefined);
  return (
    <HomeSection title="بيقفل خلال أسبوع">
      <ul className="diary margin-list margin-sheet">
        {open.map((unit) => (
          <li key={`${unit.unitId} ${unit.endsAt}`}>
            <ClosingRow unit={unit} finished={finished} courseName={nameOf(unit.courseId)} now={now} digits={digits} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

interface ClosingRowProps {
  unit: Home['closing'][number];
  finished: ReadonlySet<number>;
  courseName: string | undefined;
  now: number;
  digits: DigitStyle;
}

function ClosingRow({ unit, finished, courseName, now, digits }: ClosingRowProps) {
  const { unitName, only, endsAt } = unit;
  const { day, below, isNear, hour } = closingDay(Date.parse(endsAt), now, digits);
  const isPaperWaiting = usePaperWaiting(only?.id ?? 0);
  const isFinished = only !== null && finished.has(only.id);
  return (
    <Link className="diary-row" to={closingPath(unit)}>
      <span className={isNear ? 'diary-day diary-near' : 'diary-day'}>
        <b>{day}</b>
        <small>{below}</small>
      </span>
      <span className="diary-what">
        <RtlTitle>{only ? only.lessonName : unitName}</RtlTitle>
        {courseName && (
          <small>
            <RtlTitle>{courseName}</RtlTitle>
          </small>
        )}
        <small>
          {isPaperWaiting && 'ورقتك مستنية تتبعت'}
          {isFinished && 'خلّصته، وهيتسجّل أول ما النت يرجع'}
          {!isPaperWaiting && !isFinished && <UnitWords unit={unit} finished={finished} digits={digits} />}
          {!isNear && !isFinished && (
            <>
              ، آخر ميعاد <bdi>{hour}</bdi>
            </>
          )}
        </small>
      </span>
      <IconChevronLeft className="diary-go" aria-hidden="true" />
    </Link>
  );
}

/** «Unit 7، ٥ أسئلة» under the name of the one lesson that closes, «فاضل منها درسين» under the unit's own. */
function UnitWords({ unit, finished, digits }: Omit<ClosingRowProps, 'courseName' | 'now'>) {
  const { enrolled, unitName, only, opens } = unit;
  const leftCount = unit.leftCount - (opens && finished.has(opens.id) ? 1 : 0);
  const size = only && lessonSize(only, digits);
  return (
    <>
      {only && (
        <>
          <RtlTitle>{unitName}</RtlTitle>،{' '}
        </>
      )}
      {!enrolled && 'مفتوحة بكود، '}
      {size ? (
        <Counted>{size}</Counted>
      ) : (
        <>
          فاضل منها <Counted>{countedAlone(leftCount, LESSON, digits)}</Counted>
        </>
      )}
      {only && !opens && '، خلّص الامتحان اللي قبله الأول'}
    </>
  );
}
