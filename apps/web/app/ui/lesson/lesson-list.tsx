import type { LessonKindName } from '@hessa/rules/lessons/kinds/lesson-kinds';
import type { LessonMark } from '@hessa/rules/lessons/lesson-mark';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PenMark } from '../drawings/pen-mark.tsx';
import { RtlTitle } from '../text/bidi.tsx';
import { LESSON_LOOKS } from './lesson-looks.ts';
import './margin-list.css';
import './lesson-list.css';

const STATES: Partial<Record<LessonMark, string>> = {
  completed: 'مكتمل',
  submitted: 'مُرسل',
  locked: 'مقفل',
};

/** A margin list: numbers and ticks live beside the red line, names on the other side. */
export function LessonList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol className="lesson-list margin-list margin-sheet" aria-label={label}>
      {children}
    </ol>
  );
}

interface LessonRowProps {
  number: string;
  name: string;
  type: LessonKindName;
  mark: LessonMark;
  /** Of an exam that is being sat, or is there to be sat again: that its clock runs, or how many attempts are left. */
  sat?: string | undefined;
  /** What it earned, under the word for its state. */
  earned?: ReactNode;
  current?: boolean | undefined;
  /** Where the row leads… */
  to?: string | undefined;
  /** …or what it does here; a row with neither is only read. */
  onPress?: (() => void) | undefined;
  /** Cannot be opened, whatever its mark says. */
  disabled?: boolean | undefined;
}

export function LessonRow({
  number,
  name,
  type,
  mark,
  sat,
  earned,
  current = false,
  to,
  onPress,
  disabled = false,
}: LessonRowProps) {
  const { listed, icon: Kind } = LESSON_LOOKS[type];
  const className = ['lesson-row', current && 'lesson-row-now', disabled && 'lesson-row-shut']
    .filter(Boolean)
    .join(' ');
  const shared = { className, 'aria-current': current ? ('true' as const) : undefined };
  const inside = (
    <>
      <span className="lesson-row-number">{mark === 'completed' ? <PenMark mark="tick" /> : <bdi>{number}</bdi>}</span>
      <span className="lesson-row-name">
        <RtlTitle>{name}</RtlTitle>
        <small>
          <Kind size={16} aria-hidden="true" />
          {listed}
        </small>
      </span>
      {(mark !== 'open' || sat) && (
        <span className={`lesson-row-state lesson-row-${mark}`}>
          {!sat && mark !== 'completed' && <IconLock size={18} aria-hidden="true" />}
          <span>
            {sat ?? STATES[mark]}
            {earned}
          </span>
        </span>
      )}
    </>
  );
  return (
    <li>
      {onPress ? (
        <button {...shared} type="button" disabled={disabled} onClick={onPress}>
          {inside}
        </button>
      ) : to && !disabled ? (
        <Link {...shared} to={to}>
          {inside}
        </Link>
      ) : (
        <span {...shared}>{inside}</span>
      )}
    </li>
  );
}
