const DAY = 24 * 60 * 60 * 1000;

export type CallUnit<End extends string | number = string> = {
  readonly unitId: number;
  readonly time: { readonly state: 'open' | 'closed'; readonly endsAt: End | null };
  readonly lessons: number;
  readonly finished: number;
};

/**
 * The unit that a call about time is most likely about: the one that closed last before it was finished, else the open
 * one that closes next. Null where nothing ever closes.
 */
export function likelyUnit<Unit extends CallUnit>(units: readonly Unit[]): Unit | null {
  const ending = units.filter(({ time }) => time.endsAt !== null);
  const by = (way: 1 | -1) => (a: Unit, b: Unit) => way * (a.time.endsAt ?? '').localeCompare(b.time.endsAt ?? '');
  const closed = ending.filter(({ time, finished, lessons }) => time.state === 'closed' && finished < lessons);
  const open = ending.filter(({ time }) => time.state === 'open');
  return closed.sort(by(-1))[0] ?? open.sort(by(1))[0] ?? ending.sort(by(-1))[0] ?? null;
}

/** What closed longer ago is over, and nobody calls about it. */
const LATELY = 14 * DAY;

/** The wire's moments, or the server's milliseconds where it judges thousands of units. */
type AnyUnit = CallUnit<string | number>;

const isUnfinished = ({ finished, lessons }: AnyUnit): boolean => finished < lessons;
const isClosed = ({ time }: AnyUnit): boolean => time.state === 'closed' && time.endsAt !== null;

/** How a student stands with time, over all that is held; `unit` is the one it is about. */
type TimeLeft<Unit extends AnyUnit> =
  | { readonly state: 'closed' | 'open'; readonly unit: Unit }
  /** All of it closed, and all of it done. */
  | { readonly state: 'finished' }
  /** Nothing of it ever closes. */
  | { readonly state: 'always' };

/**
 * Shut out of something lately, else what is open and closes next, of that rather what is not done, else shut out long
 * ago. Null for who holds nothing.
 */
export function timeLeft<Unit extends AnyUnit>(units: readonly Unit[], now: number): TimeLeft<Unit> | null {
  const endOf = ({ time: { endsAt } }: Unit) => (typeof endsAt === 'number' ? endsAt : Date.parse(endsAt ?? ''));
  const shut = first(
    units.filter((unit) => isClosed(unit) && isUnfinished(unit)),
    (a, b) => endOf(a) > endOf(b),
  );
  if (shut && now - endOf(shut) < LATELY) return { state: 'closed', unit: shut };
  const open = first(
    units.filter(({ time }) => time.state === 'open' && time.endsAt !== null),
    (a, b) => (isUnfinished(a) === isUnfinished(b) ? endOf(a) < endOf(b) : isUnfinished(a)),
  );
  if (open) return { state: 'open', unit: open };
  if (shut) return { state: 'closed', unit: shut };
  if (units.some(({ time }) => time.state === 'open')) return { state: 'always' };
  return units.some(isClosed) ? { state: 'finished' } : null;
}

/** The one that stands before all others; of equals the earlier. Many are asked about at once, so nothing is sorted. */
function first<Unit>(units: readonly Unit[], isBefore: (a: Unit, b: Unit) => boolean): Unit | undefined {
  return units.reduce<Unit | undefined>((best, unit) => (best && !isBefore(unit, best) ? best : unit), undefined);
}

/** What is added counts from now for what is closed, and from its end for what is still open. */
export function extendedEnd(endsAt: string | null, days: number, now: number): number {
  return Math.max(now, endsAt === null ? now : Date.parse(endsAt)) + days * DAY;
}

/** A whole course is given time from now when any of it is closed, else from the end of what closes last. */
export function extendedCourseEnd(units: readonly CallUnit[], days: number, now: number): number {
  const isAnyClosed = units.some(({ time }) => time.state === 'closed');
  const last = units.map(({ time }) => Date.parse(time.endsAt ?? '') || now);
  return (isAnyClosed ? now : Math.max(now, ...last)) + days * DAY;
}

/** Whole days until a moment, the day that has begun included. */
export function daysUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / DAY));
}

export type CallAbout = 'code' | 'device' | 'time' | 'level' | 'password';

/** What a student's call is most likely about, by what can be seen on the card. */
export function likelyCall(units: readonly CallUnit[], devices: number, now: number): CallAbout {
  const unit = likelyUnit(units);
  const since = unit?.time.endsAt ? now - Date.parse(unit.time.endsAt) : Number.POSITIVE_INFINITY;
  if (unit && isClosed(unit) && isUnfinished(unit) && since < LATELY) return 'time';
  return devices >= 2 ? 'device' : 'level';
}
