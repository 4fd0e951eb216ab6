import { TIMINGS } from '@hessa/rules/site/timings';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { daysLeftTone } from '@hessa/rules/units/days-left-tone';
import { remainingTimeWords } from '@hessa/rules/units/remaining-time';
import type { UnitWindow } from '@hessa/rules/units/unit-window';
import { useEffect, useState } from 'react';
import { CountdownPill } from '../../../ui/lesson/countdown-pill.tsx';

interface UnitCountdownProps {
  window: Extract<UnitWindow, { kind: 'open' }>;
  /** What corrects the phone's clock to the server's. */
  skewMs: number;
  digits: DigitStyle;
}

/** What is left of an open unit, looked at every second and drawn again only when its words change. */
export function UnitCountdown({ window, skewMs, digits }: UnitCountdownProps) {
  const { endsAt } = window;
  const [left, setLeft] = useState(() => endsAt - (Date.now() + skewMs));
  useEffect(() => {
    const look = () => {
      const next = endsAt - (Date.now() + skewMs);
      setLeft((shown) => (remainingTimeWords(shown) === remainingTimeWords(next) ? shown : next));
    };
    look();
    const timer = setInterval(look, TIMINGS.availabilityTick);
    return () => clearInterval(timer);
  }, [endsAt, skewMs]);
  return <CountdownPill remainingMs={left} tone={daysLeftTone(window)} digits={digits} />;
}
