import type { DigitStyle } from '@hessa/rules/text/digits';
import { remainingTimeWords } from '@hessa/rules/units/remaining-time';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import './countdown-pill.css';

interface CountdownPillProps {
  /** From the clock of whoever shows it; nothing ticks in here. */
  remainingMs: number;
  /** As `daysLeftTone` of the rules says. */
  tone: 'green' | 'orange' | 'red';
  digits: DigitStyle;
}

export function CountdownPill({ remainingMs, tone, digits }: CountdownPillProps) {
  const Mark = remainingMs > 0 ? IconHourglass : IconLock;
  return (
    <span className={`countdown countdown-${tone}`} role="timer" dir="rtl">
      <Mark size={18} aria-hidden="true" />
      {remainingTimeWords(remainingMs, digits)}
    </span>
  );
}
