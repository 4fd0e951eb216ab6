import { unitPlace } from '@hessa/rules/pages/student-pages';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import type { QuizMark } from '../../../api/use-quiz-marks.ts';
import { AccordionItem } from '../../../ui/controls/accordion.tsx';
import { PenMark } from '../../../ui/drawings/pen-mark.tsx';
import { CountdownPill } from '../../../ui/lesson/countdown-pill.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { lessonCountWords } from '../../../ui/text/lesson-count-words.ts';
import type { LessonView, UnitView } from './curriculum-view.ts';
import { LessonRow } from './lesson-row.tsx';
import { unitRefusal } from './refusal-words.ts';
import { UnitCountdown } from './unit-countdown.tsx';
import { UnitReason } from './unit-reason.tsx';
import { UnitResources } from './unit-resources.tsx';

/** What follows «درس واحد» and «درسين». */
const ALL_DONE: Readonly<Record<number, string>> = { 1: 'خلص', 2: 'الاتنين خلصوا' };

interface UnitItemProps {
  courseId: number;
  unit: UnitView;
  /** By lesson. */
  earned?: ReadonlyMap<number, QuizMark> | undefined;
  skewMs: number;
  digits: DigitStyle;
  open: boolean;
  onToggle: (open: boolean) => void;
  /** A shut unit or lesson was pressed. */
  onRefused: (words: string) => void;
  onPressLesson?: (lesson: LessonView) => void;
}

/** A unit with its lessons; a shut one stays folded and says why. */
export function UnitItem(props: UnitItemProps) {
  const { courseId, unit, earned, skewMs, digits, open, onToggle, onRefused, onPressLesson } = props;
  const { access, lessons, resources } = unit;
  const shut = access.kind !== 'open' && access.kind !== 'quizzes-only';
  const allDone = unit.workCount > 0 && unit.doneCount === unit.workCount;
  return (
    <AccordionItem
      place={unitPlace(unit.id)}
      heading="h2"
      number={allDone ? <PenMark mark="tick" /> : <bdi>{formatNumber(unit.place, digits)}</bdi>}
      title={
        <>
          {allDone && <span className="unseen">{`${formatNumber(unit.place, digits)} `}</span>}
          <RtlTitle>{unit.unitName}</RtlTitle>
        </>
      }
      meta={
        <>
          <UnitReason unit={unit} digits={digits} />
          {(!shut || allDone) && <Count unit={unit} allDone={allDone} digits={digits} />}
        </>
      }
      foot={<Countdown unit={unit} skewMs={skewMs} digits={digits} />}
      locked={shut ? (access.kind === 'blocked' ? 'warn' : 'wrong') : undefined}
      onLockedPress={() => onRefused(unitRefusal(unit))}
      open={open}
      onToggle={onToggle}
    >
      {lessons.length === 0 && resources.length === 0 && <p className="unit-empty">الوحدة دي لسه من غير دروس.</p>}
      <ol>
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <LessonRow
              {...{ courseId, lesson, digits, onRefused }}
              earned={earned?.get(lesson.id)}
              onPress={onPressLesson}
            />
          </li>
        ))}
      </ol>
      <UnitResources resources={resources} />
    </AccordionItem>
  );
}

function Count({ unit, allDone, digits }: { unit: UnitView; allDone: boolean; digits: DigitStyle }) {
  const all = lessonCountWords(unit.lessons.length, digits);
  if (allDone)
    return (
      <span className="unit-line">
        {all}، {ALL_DONE[unit.lessons.length] ?? 'كلها خلصت'}
      </span>
    );
  if (unit.doneCount === 0) return <bdi className="unit-line">{all}</bdi>;
  return (
    <span className="unit-line">
      خلّصت <bdi>{formatNumber(unit.doneCount, digits)}</bdi> من <bdi>{formatNumber(unit.workCount, digits)}</bdi>
    </span>
  );
}

/** Runs for every unit whose window is open; an ended one that still lets a quiz in says so in red. */
function Countdown({ unit, skewMs, digits }: { unit: UnitView; skewMs: number; digits: DigitStyle }) {
  const { access } = unit;
  if (!('window' in access)) return null;
  if (access.window.kind === 'open') return <UnitCountdown window={access.window} skewMs={skewMs} digits={digits} />;
  return access.kind === 'quizzes-only' ? <CountdownPill remainingMs={0} tone="red" digits={digits} /> : null;
}
