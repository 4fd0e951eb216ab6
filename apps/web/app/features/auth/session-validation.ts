import { type CallOutcome, validationVerdict } from '@hessa/rules/auth/session-validation';
import { TIMINGS } from '@hessa/rules/site/timings';

/** `put-off`: the browser itself knows of no line, so nobody was asked and the login stands until it has one. */
export type Validity = 'valid' | 'over' | 'put-off';

export interface ValidationParts {
  /** Asks the server about the login, as its enrolled-courses call does. */
  check: () => Promise<CallOutcome>;
  /** Clears a login that the server refused, or that nobody could be asked about. */
  clear: (reason: 'invalid' | 'no-connection') => void;
  /** False only while the browser is sure that there is no line. */
  hasLine: () => boolean;
  now: () => number;
  pause: (milliseconds: number) => Promise<void>;
}

const TRIES = 3;
const PAUSES_MS = [400, 1_200];

/** Restored logins are checked once per user at a time, and not again within five seconds of a good answer. */
export function createSessionValidation({ check, clear, hasLine, now, pause }: ValidationParts) {
  const running = new Map<string, Promise<Validity>>();
  let confirmed = { userId: '', at: Number.NEGATIVE_INFINITY };

  async function ask(userId: string): Promise<Validity> {
    if (!hasLine()) return 'put-off';
    const outcome = await settled();
    if (outcome.kind === 'network-failure' && !hasLine()) return 'put-off';
    const verdict = validationVerdict(outcome);
    if (verdict === 'valid') {
      confirmed = { userId, at: now() };
      return 'valid';
    }
    clear(verdict === 'invalid' ? 'invalid' : 'no-connection');
    return 'over';
  }

  /** A dead line or a server in trouble is asked three times before anybody is logged out over it. */
  async function settled(): Promise<CallOutcome> {
    for (let attempt = 0; ; attempt++) {
      const outcome = await check();
      if (!inTrouble(outcome) || attempt === TRIES - 1 || !hasLine()) return outcome;
      await pause(PAUSES_MS[attempt] ?? 0);
    }
  }

  return {
    isFresh: (userId: string) =>
      confirmed.userId === userId && now() - confirmed.at < TIMINGS.sessionValidationThrottle,
    /** A login that the server has just given needs no check. */
    confirm(userId: string): void {
      confirmed = { userId, at: now() };
    },
    /** The check that is running now, if one is. */
    underWay: (userId: string): Promise<Validity> | undefined => running.get(userId),
    validate(userId: string): Promise<Validity> {
      const known = running.get(userId);
      if (known) return known;
      const asked = ask(userId).finally(() => running.delete(userId));
      running.set(userId, asked);
      return asked;
    },
  };
}

function inTrouble(outcome: CallOutcome): boolean {
  return outcome.kind === 'network-failure' || outcome.status >= 500 || outcome.status === 429;
}
