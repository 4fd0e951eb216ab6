const DAY_MS = 24 * 60 * 60 * 1000;

/** Two years without a sign of life. */
export const IDLE_DAYS = 730;
/** How long somebody who was asked has to come back. */
export const NOTICE_DAYS = 30;

export interface AccountLife {
  /** The last time the account was used: made, signed in to, or its login renewed. */
  lastSeenAt: Date;
  /** When its person was asked whether it is still wanted; asked before the last use is not asked. */
  askedAt: Date | null;
}

export type IdleStep = 'leave' | 'ask' | 'erase';

const days = (count: number) => count * DAY_MS;

/** What is to be done about an account that nobody uses: nobody goes without having been asked a month before. */
export function idleStep(life: AccountLife, now: Date): IdleStep {
  if (now < askedFrom(life.lastSeenAt)) return 'leave';
  if (!isAsked(life)) return 'ask';
  return now >= goesAt(life) ? 'erase' : 'leave';
}

export const isAsked = ({ askedAt, lastSeenAt }: AccountLife): boolean => askedAt !== null && askedAt >= lastSeenAt;

const askedFrom = (lastSeenAt: Date): Date => new Date(lastSeenAt.getTime() + days(IDLE_DAYS - NOTICE_DAYS));

/** Used since before this moment, an account is due to be asked. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - days(IDLE_DAYS - NOTICE_DAYS));

/** When the account goes, if nobody comes back. */
export function goesAt(life: AccountLife): Date {
  const due = life.lastSeenAt.getTime() + days(IDLE_DAYS);
  const noticed = isAsked(life) && life.askedAt ? life.askedAt.getTime() + days(NOTICE_DAYS) : due;
  return new Date(Math.max(due, noticed));
}
