import { describe, expect, test } from 'vitest';
import {
  ACCESS_TOKEN_MS,
  accessDecision,
  grantedAfter,
  isRecentSignIn,
  type RefreshRequest,
  ROTATION_GRACE_MS,
  refreshDecision,
  SESSION_ABSOLUTE_MS,
  SESSION_IDLE_MS,
  sessionState,
} from './session-lifetime.ts';

const now = 1_800_000_000_000;
const fresh = { createdAt: now - 60_000, lastUsedAt: now - 60_000, rotatedAt: now - 60_000, endedAt: null };
const honest: RefreshRequest = {
  presented: 'current',
  deviceMatches: true,
  cookie: 'matches',
  cookieSeenBefore: true,
};

describe('session lifetime', () => {
  test.each([
    ['live', fresh],
    ['ended', { ...fresh, endedAt: now - 1 }],
    ['live', { ...fresh, lastUsedAt: now - SESSION_IDLE_MS + 1 }],
    ['idle', { ...fresh, lastUsedAt: now - SESSION_IDLE_MS }],
    ['live', { ...fresh, createdAt: now - SESSION_ABSOLUTE_MS + 1 }],
    ['too-old', { ...fresh, createdAt: now - SESSION_ABSOLUTE_MS }],
  ] as const)('a session is %s at the very millisecond: %j [T-AUTH-13]', (state, session) => {
    expect(sessionState(session, now)).toBe(state);
  });

  test('a token opens calls for 15 minutes, a login lasts 30 days without use and 180 at most [T-AUTH-9, T-AUTH-13]', () => {
    const [minute, day] = [60_000, 86_400_000];
    expect([ACCESS_TOKEN_MS, SESSION_IDLE_MS, SESSION_ABSOLUTE_MS]).toEqual([15 * minute, 30 * day, 180 * day]);
    expect(ROTATION_GRACE_MS).toBe(10_000);
  });

  test('a clock stepping back ends no session [T-R15]', () => {
    expect(sessionState(fresh, now - 600_000)).toBe('live');
    expect(accessDecision(fresh, 'current', now - 600_000)).toEqual({ kind: 'granted' });
    expect(refreshDecision(fresh, { ...honest, presented: 'previous' }, now - 600_000)).toEqual({
      kind: 'already-rotated',
    });
  });

  test.each([
    ['current', ACCESS_TOKEN_MS - 1, { kind: 'granted' }],
    ['current', ACCESS_TOKEN_MS, { kind: 'refused', why: 'expired' }],
    ['previous', ROTATION_GRACE_MS, { kind: 'granted' }],
    ['previous', ROTATION_GRACE_MS + 1, { kind: 'refused', why: 'replaced' }],
    ['older', 0, { kind: 'refused', why: 'replaced' }],
  ] as const)('the %s token %d ms after the rotation: %j [T-AUTH-9, T-AUTH-11]', (presented, age, decision) => {
    expect(accessDecision({ ...fresh, rotatedAt: now - age }, presented, now)).toEqual(decision);
  });

  test.each([-600_000, 0, ACCESS_TOKEN_MS - 1, ACCESS_TOKEN_MS, SESSION_ABSOLUTE_MS - 1, SESSION_ABSOLUTE_MS])(
    'the bounds of a statement grant what the rule grants the newest token, %d ms later [EXAM-270]',
    (later) => {
      for (const rotatedAt of [now, now + later - ACCESS_TOKEN_MS, now + later - ACCESS_TOKEN_MS + 1]) {
        const session = { createdAt: now, rotatedAt, lastUsedAt: rotatedAt, endedAt: null };
        const { issued, signedIn } = grantedAfter(now + later);
        const isGranted = session.rotatedAt > issued && session.createdAt > signedIn;
        expect(isGranted).toBe(accessDecision(session, 'current', now + later).kind === 'granted');
      }
    },
  );

  test('a token of an ended session opens nothing [T-AUTH-13]', () => {
    expect(accessDecision({ ...fresh, endedAt: now }, 'current', now)).toEqual({ kind: 'refused', why: 'ended' });
  });

  test.each([
    ['an expired token is refreshable while the session lives', {}, ACCESS_TOKEN_MS * 10, { kind: 'rotate' }],
    ['a second tab within the grace', { presented: 'previous' }, ROTATION_GRACE_MS, { kind: 'already-rotated' }],
    ['a replaced token after the grace', { presented: 'previous' }, ROTATION_GRACE_MS + 1, { kind: 'reuse-detected' }],
    ['the grace is for the immediate predecessor only', { presented: 'older' }, 0, { kind: 'reuse-detected' }],
    ['another DeviceId', { deviceMatches: false }, 0, { kind: 'refused', why: 'device-differs' }],
    ['a stolen bearer without its cookie', { cookie: 'absent' }, 0, { kind: 'refused', why: 'cookie-required' }],
    ['a foreign cookie', { cookie: 'differs' }, 0, { kind: 'refused', why: 'cookie-required' }],
    ['blocked cookies from the start', { cookie: 'absent', cookieSeenBefore: false }, 0, { kind: 'rotate' }],
  ] as const)(
    '%s: refresh after %j, %d ms, gives %j [SESS-18, T-AUTH-10, T-AUTH-11, T-AUTH-12]',
    (_name, change, age, decision) => {
      expect(refreshDecision({ ...fresh, rotatedAt: now - age }, { ...honest, ...change }, now)).toEqual(decision);
    },
  );

  test('an idle or ended session refreshes no more [T-AUTH-13]', () => {
    expect(refreshDecision({ ...fresh, lastUsedAt: now - SESSION_IDLE_MS }, honest, now)).toEqual({
      kind: 'refused',
      why: 'idle',
    });
    expect(refreshDecision({ ...fresh, endedAt: now }, honest, now)).toEqual({ kind: 'refused', why: 'ended' });
  });

  test('a sign-in stands in for the password for fifteen minutes [T-AUTH-7]', () => {
    expect(isRecentSignIn(now - 15 * 60_000 + 1, now)).toBe(true);
    expect(isRecentSignIn(now - 15 * 60_000, now)).toBe(false);
  });
});
