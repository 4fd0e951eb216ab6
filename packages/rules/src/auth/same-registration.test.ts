import { expect, test } from 'vitest';
import { isSameRegistration, SENT_AGAIN_WITHIN_MS } from './same-registration.ts';

const now = new Date('2026-10-01T10:00:00Z');
const sent = {
  name: 'سارة محمود',
  email: 'sara@example.test',
  phone: '01200000001',
  parentPhone: '01500000001',
  grade: 'Secondary2',
};
const before = (ms: number) => new Date(now.getTime() - ms);

test.each([
  ['made at this moment', {}, true],
  ['made nearly a quarter of an hour ago', { createdAt: before(SENT_AGAIN_WITHIN_MS - 1) }, true],
  ['made a quarter of an hour ago', { createdAt: before(SENT_AGAIN_WITHIN_MS) }, false],
  ['of another name', { name: 'سارة' }, false],
  ['of another e-mail', { email: 'sara2@example.test' }, false],
  ['of another phone', { phone: '01200000002' }, false],
  ["of another parent's phone", { parentPhone: '01500000002' }, false],
  ["without a parent's phone", { parentPhone: null }, false],
  ['of another year', { grade: 'Secondary3' }, false],
] as const)('of an account %s it is known whether the form that comes again made it [LEARN-430]', (_, made, isSame) => {
  expect(isSameRegistration({ ...sent, createdAt: now, ...made }, sent, now)).toBe(isSame);
});
