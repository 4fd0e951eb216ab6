import type { UnitWindow } from './unit-window.ts';

const RANK: Record<UnitWindow['kind'], number> = {
  'open-to-all': 4,
  open: 3,
  upcoming: 2,
  ended: 1,
  'no-enrolment-date': 0,
};

/** Positive when `a` gives the student more than `b`. */
export function compareWindows(a: UnitWindow, b: UnitWindow): number {
  if (a.kind === 'open' && b.kind === 'open') return a.endsAt - b.endsAt;
  if (a.kind === 'upcoming' && b.kind === 'upcoming') return b.opensAt - a.opensAt;
  if (a.kind === 'ended' && b.kind === 'ended') return a.endedAt - b.endedAt;
  return RANK[a.kind] - RANK[b.kind];
}

/** A student may hold a course and also a code for one of its units: the better of the two holds. */
export function moreGenerousWindow(a: UnitWindow, b: UnitWindow): UnitWindow {
  return compareWindows(a, b) >= 0 ? a : b;
}
