import type { DigitStyle } from '@hessa/rules/text/digits';
import { daysLeftTone } from '@hessa/rules/units/days-left-tone';
import type { UnitWindow } from '@hessa/rules/units/unit-window';
import { CountdownPill } from '../../../ui/lesson/countdown-pill.tsx';
import { useTimeLeft } from '../../../ui/lesson/use-time-left.ts';

interface UnitCountdownProps {
  window: Extract<UnitWindow, { kind: 'open' }>;
  /** What corrects the phone's clock to the server's. */
  skewMs: number;
  digits: DigitStyle;
}

/** What is left of an open unit, looked at every second and drawn again only when its words change. */
export function UnitCountdown({ window, skewMs, digits }: UnitCountdownProps) {
  const left = useTimeLeft(window.endsAt, skewMs);
  return <CountdownPill remainingMs={left} tone={daysLeftTone(window)} digits={digits} />;
}
