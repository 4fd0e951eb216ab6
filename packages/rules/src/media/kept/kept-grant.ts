/**
 * The right to play a kept lesson without a line. Its text is sealed together with the keys: a text that was changed
 * opens none of them.
 */
export interface KeptGrant {
  readonly accountId: string;
  readonly lessonId: number;
  /** The stored quality whose pieces it opens. */
  readonly mediaId: string;
  /** By the server's clock, as all times here. */
  readonly givenAt: number;
  /** Until when it opens without being asked for again. */
  readonly until: number;
  /** When the lesson itself closes; null where it never does. */
  readonly endsAt: number | null;
}

/** As long as a login that is not used can be taken up again: who is shut out meanwhile keeps no lesson for longer. */
const LONGEST_MS = 30 * 24 * 60 * 60 * 1000;

/** A clock that is set by hand, or by two networks in turn, is off by minutes. */
const CLOCK_SLACK_MS = 10 * 60 * 1000;

export function grantUntil(givenAt: number, endsAt: number | null): number {
  return Math.min(givenAt + LONGEST_MS, endsAt ?? Number.POSITIVE_INFINITY);
}

export function grantText({ accountId, lessonId, mediaId, givenAt, until, endsAt }: KeptGrant): string {
  return ['kept-1', accountId, lessonId, mediaId, givenAt, until, endsAt ?? '-'].join(' ');
}

export function readGrant(text: string): KeptGrant | null {
  const [kind, accountId = '', lesson, mediaId = '', given, until, ends, ...more] = text.split(' ');
  if (kind !== 'kept-1' || more.length > 0) return null;
  const grant = {
    accountId,
    mediaId,
    lessonId: Number(lesson),
    givenAt: Number(given),
    until: Number(until),
    endsAt: ends === '-' ? null : Number(ends),
  };
  const numbers = [grant.lessonId, grant.givenAt, grant.until, grant.endsAt ?? 0];
  return numbers.every(Number.isFinite) ? grant : null;
}

/** What a phone knows of the time: how far the server's clock is ahead of its own, and the latest moment it saw. */
export interface ClockMark {
  readonly aheadMs: number;
  readonly latest: number;
}

/** The server said what time it is: from now on that counts, whatever was seen before. */
export function markByServer(serverNow: number, phoneNow: number): ClockMark {
  return { aheadMs: serverNow - phoneNow, latest: serverNow };
}

/** Without a line time only goes on. */
export function markByPhone(mark: ClockMark, phoneNow: number): ClockMark {
  return { ...mark, latest: Math.max(mark.latest, phoneNow + mark.aheadMs) };
}

export type KeptState = 'open' | 'ended' | 'needs-line' | 'clock-back';

/** Whether a kept lesson plays now. A clock that was set back opens nothing until a line tells the time. */
export function keptState({ until, endsAt }: KeptGrant, mark: ClockMark, phoneNow: number): KeptState {
  const now = phoneNow + mark.aheadMs;
  if (now < mark.latest - CLOCK_SLACK_MS) return 'clock-back';
  const at = Math.max(now, mark.latest);
  if (endsAt !== null && at >= endsAt) return 'ended';
  return at >= until ? 'needs-line' : 'open';
}

/** How much of the lesson's own time is left, by what the phone knows; null where it never closes. */
export function keptTimeLeft({ endsAt }: KeptGrant, mark: ClockMark, phoneNow: number): number | null {
  return endsAt === null ? null : endsAt - Math.max(phoneNow + mark.aheadMs, mark.latest);
}
