const DAY = 24 * 60 * 60 * 1000;

export const UNIT_WINDOW_DAYS = 7;
const WINDOW = UNIT_WINDOW_DAYS * DAY;

/**
 * The two readings of the specification. `weekly`: unit i is open on days [7i, 7(i+1)) after enrolment.
 * `cumulative`: it is open from the start until day 7(i+1).
 */
export type WindowPolicy = 'weekly' | 'cumulative';

export type UnitWindow =
  | { readonly kind: 'open'; readonly endsAt: number; readonly daysLeft: number }
  /** The course is open to all: its windows never close. */
  | { readonly kind: 'open-to-all' }
  | { readonly kind: 'upcoming'; readonly opensAt: number; readonly daysUntil: number }
  | { readonly kind: 'ended'; readonly endedAt: number }
  | { readonly kind: 'no-enrolment-date' };

export type UnitWindowQuestion = {
  readonly policy: WindowPolicy;
  /** Place of the unit in its course, from 0. */
  readonly index: number;
  /** Epoch milliseconds; null when the server gave no date. */
  readonly enrolledAt: number | null;
  readonly openToAll: boolean;
  /** A later end granted by the teacher. It prolongs a window, it never opens one early. */
  readonly extendedUntil?: number | null;
};

/** Days are full 24-hour periods of elapsed time: no time zone, no daylight saving, no calendar. */
export function unitWindow(question: UnitWindowQuestion, now: number): UnitWindow {
  const { policy, index, enrolledAt, openToAll, extendedUntil } = question;
  if (openToAll) return { kind: 'open-to-all' };
  const since = enrolledAt ?? Number.NaN;
  if (!Number.isFinite(since)) return { kind: 'no-enrolment-date' };

  const opensAt = policy === 'cumulative' ? since : since + index * WINDOW;
  const endsAt = Math.max(since + (index + 1) * WINDOW, extendedUntil ?? Number.NEGATIVE_INFINITY);
  if (now < opensAt) return { kind: 'upcoming', opensAt, daysUntil: Math.ceil((opensAt - now) / DAY) };
  if (now >= endsAt) return { kind: 'ended', endedAt: endsAt };
  return { kind: 'open', endsAt, daysLeft: Math.ceil((endsAt - now) / DAY) };
}

export function isOpen(window: UnitWindow): window is Extract<UnitWindow, { kind: 'open' | 'open-to-all' }> {
  return window.kind === 'open' || window.kind === 'open-to-all';
}

/** When it closes or closed; null for one that never does. */
export function endOf(window: UnitWindow): number | null {
  if (window.kind === 'open') return window.endsAt;
  return window.kind === 'ended' ? window.endedAt : null;
}

/** Of two ends that staff granted, for the course and for the unit alone, the later one holds. */
export function laterEnd(one: number | null | undefined, other: number | null | undefined): number | null {
  return one == null || other == null ? (one ?? other ?? null) : Math.max(one, other);
}

/** A unit bought by its own code opens at once for one window, wherever it stands in its course. */
export function lectureCodeWindow(
  code: Pick<UnitWindowQuestion, 'enrolledAt' | 'extendedUntil'>,
  openToAll: boolean,
  now: number,
): UnitWindow {
  const { enrolledAt, extendedUntil = null } = code;
  return unitWindow({ policy: 'weekly', index: 0, enrolledAt, openToAll, extendedUntil }, now);
}
