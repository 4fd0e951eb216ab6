import { TIMINGS } from '@hessa/rules/site/timings';
import type { UnitWindow } from '@hessa/rules/units/unit-window';
import { useEffect, useState } from 'react';
import { type UnitTree, windowOf } from './viewed-unit.ts';

/** The server's time, moving on every second. */
export function useServerSecond(skewMs: number): number {
  const [now, setNow] = useState(() => Date.now() + skewMs);
  useEffect(() => {
    setNow(Date.now() + skewMs);
    const timer = setInterval(() => setNow(Date.now() + skewMs), TIMINGS.availabilityTick);
    return () => clearInterval(timer);
  }, [skewMs]);
  return now;
}

/** The unit's window as it stands; the page is drawn again only when it changes, not every second. */
export function useUnitWindow(tree: UnitTree, skewMs: number): UnitWindow {
  const [, setChange] = useState('');
  useEffect(() => {
    const look = () => setChange(JSON.stringify(windowOf(tree, Date.now() + skewMs)));
    look();
    const timer = setInterval(look, TIMINGS.availabilityTick);
    return () => clearInterval(timer);
  }, [tree, skewMs]);
  return windowOf(tree, Date.now() + skewMs);
}
