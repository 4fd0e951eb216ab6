import type { UnitWindow } from './unit-window.ts';

const WARNING_DAYS = 2;

/** Orange warns, green reassures, red says that the unit cannot be opened now. */
export function daysLeftTone(window: UnitWindow): 'green' | 'orange' | 'red' {
  if (window.kind === 'open-to-all') return 'green';
  if (window.kind !== 'open') return 'red';
  return window.daysLeft <= WARNING_DAYS ? 'orange' : 'green';
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The same for an open unit of which no more is known than its end. */
export function endTone(endsAt: number, now: number): 'green' | 'orange' | 'red' {
  return daysLeftTone({ kind: 'open', endsAt, daysLeft: Math.ceil((endsAt - now) / DAY_MS) });
}
