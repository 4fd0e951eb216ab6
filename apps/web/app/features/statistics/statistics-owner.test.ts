import { expect, test } from 'vitest';
import { toStoredUser } from '../../session/stored-user.ts';
import { account } from '../../testing/fake-browser.ts';
import { statisticsOwner } from './statistics-owner.ts';
import { MUST_LOG_IN, NO_USER_ID } from './statistics-texts.ts';

test('nobody logged in has no statistics to ask for [STAT-01]', () => {
  expect(statisticsOwner({ status: 'guest' })).toEqual({ kind: 'must-log-in' });
  expect(MUST_LOG_IN).toBe('لازم تسجّل دخولك عشان تشوف إحصائياتك');
});

test('a login without a user id is told so and asks for nothing [STAT-02]', () => {
  const user = { ...toStoredUser(account), id: ' ' };
  expect(statisticsOwner({ status: 'member', user })).toEqual({ kind: 'no-user-id' });
  expect(NO_USER_ID).toBe('رقم حسابك مش متاح');
});

test('a student asks for the numbers of the stored user and nobody else [GEN-12]', () => {
  const owner = statisticsOwner({ status: 'member', user: toStoredUser(account) });
  expect(owner).toEqual({ kind: 'owner', userId: 'u1', name: 'مريم أشرف' });
});
