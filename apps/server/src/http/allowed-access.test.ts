import { describe, expect, test } from 'vitest';
import type { SignedIn } from '../calls/context.ts';
import { refuseOwing, refuseStaleSignIn, refuseWithoutAccess, wantsAccount, wantsRole } from './allowed-access.ts';

const NOW = new Date('2026-11-15T10:00:00Z');
const somebody: SignedIn = {
  id: 'a',
  role: 'assistant',
  serves: null,
  name: 'a',
  sessionId: 's',
  signedInAt: NOW,
  owes: null,
  cookieHash: null,
  provedAt: NOW,
};
const refusal = (work: () => void): unknown => {
  try {
    work();
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('who may call', () => {
  test.each([
    ['public', false, false],
    ['bearer', false, false],
    ['visitor', true, false],
    ['student', true, true],
    ['assistant', true, true],
    ['teacher', true, true],
    ['owner', true, true],
  ] as const)('%s: a login is looked at %s, and needed %s [T-G-3]', (access, looked, needed) => {
    expect([wantsAccount(access), wantsRole(access)]).toEqual([looked, needed]);
    expect(refusal(() => refuseWithoutAccess(access, null, null))).toBe(needed ? 'session.required' : null);
    expect(refusal(() => refuseWithoutAccess(access, null, 'token'))).toBe(needed ? 'session.expired' : null);
  });

  test.each([
    ['visitor', null],
    ['student', null],
    ['assistant', null],
    ['teacher', 'access.forbidden'],
    ['owner', 'access.forbidden'],
  ] as const)('an assistant at a call for a %s: %s [T-G-3, T-CON-1]', (access, code) => {
    expect(refusal(() => refuseWithoutAccess(access, somebody, 'token'))).toBe(code);
  });

  test('who owes something is told what, and who owes nothing or is nobody is not stopped [TRUST-06, TRUST-10]', () => {
    expect(refusal(() => refuseOwing(null))).toBeNull();
    expect(refusal(() => refuseOwing(somebody))).toBeNull();
    expect(refusal(() => refuseOwing({ ...somebody, owes: 'choose-password' }))).toBe('access.password_temporary');
    expect(refusal(() => refuseOwing({ ...somebody, owes: 'second-factor' }))).toBe('access.second_factor_missing');
  });

  test('what is worth money wants a password typed in the last fifteen minutes [T-CODE-9]', () => {
    const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
    const ask = (account: SignedIn | null, now: Date) => refusal(() => refuseStaleSignIn({ account, now }));
    expect(ask(somebody, after(14))).toBeNull();
    expect(ask(somebody, after(15))).toBe('session.proof_needed');
    expect(ask({ ...somebody, provedAt: after(10) }, after(20))).toBeNull();
    expect(ask(null, NOW)).toBe('session.proof_needed');
    expect(refusal(() => refuseStaleSignIn({ now: NOW }))).toBe('session.proof_needed');
  });
});
