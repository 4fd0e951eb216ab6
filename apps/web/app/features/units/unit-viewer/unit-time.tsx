import type { DigitStyle } from '@hessa/rules/text/digits';
import { dayCountWords } from '@hessa/rules/units/day-word';
import { daysLeftTone } from '@hessa/rules/units/days-left-tone';
import type { UnitWindow } from '@hessa/rules/units/unit-window';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { openUntilWords } from '../../../ui/text/open-until-words.ts';
import { useServerSecond } from './use-unit-window.ts';
import { type UnitTree, windowOf } from './viewed-unit.ts';
import './unit-time.css';

interface UnitTimeProps {
  tree: UnitTree;
  skewMs: number;
  digits: DigitStyle;
}

/** How long the unit is open, second by second, or why it is not: one line, and the only one that says it. */
export function UnitTime({ tree, skewMs, digits }: UnitTimeProps) {
  const now = useServerSecond(skewMs);
  const window = windowOf(tree, now);
  const words = timeWords(window, now, digits);
  if (words === null) return null;
  const Mark = window.kind === 'open' ? IconHourglass : IconLock;
  return (
    <p
      className={`unit-time unit-time-${daysLeftTone(window)}`}
      role={window.kind === 'open' ? 'timer' : 'status'}
      dir="rtl"
    >
      <Mark size={18} aria-hidden="true" />
      <bdi>{words}</bdi>
    </p>
  );
}

/** Null where time does not matter. */
function timeWords(window: UnitWindow, now: number, digits: DigitStyle): string | null {
  switch (window.kind) {
    case 'open-to-all':
      return null;
    case 'open':
      return openUntilWords(window.endsAt, now, digits);
    case 'upcoming':
      return `ستصبح هذه الوحدة متاحة خلال ${dayCountWords(window.daysUntil, digits)}`;
    case 'ended':
      return 'انتهت فترة الوصول لهذه الوحدة';
    case 'no-enrolment-date':
      return 'تاريخ التسجيل غير متوفر';
  }
}
