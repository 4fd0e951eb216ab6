import type { DigitStyle } from '@hessa/rules/text/digits';
import { availabilityPill } from '@hessa/rules/units/availability-pill';
import { daysLeftTone } from '@hessa/rules/units/days-left-tone';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { CountdownPill } from '../../../ui/countdown-pill.tsx';
import { useServerSecond } from './use-unit-window.ts';
import { type UnitTree, windowOf } from './viewed-unit.ts';
import './unit-pill.css';

interface UnitPillProps {
  tree: UnitTree;
  skewMs: number;
  digits: DigitStyle;
}

/** What is left of the unit's week, second by second, at the bottom of the screen. */
export function UnitPill({ tree, skewMs, digits }: UnitPillProps) {
  const now = useServerSecond(skewMs);
  const window = windowOf(tree, now);
  const pill = availabilityPill(window, now);
  if (pill.kind === 'hidden') return null;
  return (
    <div className="unit-pill" dir="rtl">
      {pill.kind === 'counting-down' ? (
        <CountdownPill remainingMs={pill.remainingMs} tone={daysLeftTone(window)} digits={digits} />
      ) : (
        <span className="countdown countdown-red">
          <IconLock size={18} aria-hidden="true" />
          غير متاحة
        </span>
      )}
    </div>
  );
}
