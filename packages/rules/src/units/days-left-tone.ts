import type { UnitWindow } from './unit-window.ts';

const WARNING_DAYS = 2;

/** Orange warns, green reassures, red says that the unit cannot be opened now. */
export function daysLeftTone(window: UnitWindow): 'green' | 'orange' | 'red' {
  if (window.kind === 'open-to-all') return 'green';
  if (window.kind !== 'open') return 'red';
  return window.daysLeft <= WARNING_DAYS ? 'orange' : 'green';
}
