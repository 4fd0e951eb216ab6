import { expect, test } from 'vitest';
import { loginReason, registerReason, speaksOfCode } from './login-reason.ts';

test.each([
  [{ from: '/statistics' }, 'لازم تسجّل دخولك عشان تشوف إحصائياتك'],
  [{ from: '/statistics?term=2#gauges' }, 'لازم تسجّل دخولك عشان تشوف إحصائياتك'],
  [{ from: '/statistics', cause: 'page' }, 'لازم تسجّل دخولك عشان تشوف إحصائياتك'],
  [{ from: '/statistics', cause: 'line' }, null],
  [{ from: '/my-lectures' }, null],
  [{ from: '/course/3/curriculum', cause: 'page' }, 'سجّل دخولك الأول، وهنفتح لك الصفحة على طول.'],
  [{ from: '/courses/3', cause: 'free-course' }, 'ادخل بحسابك عشان تبدأ ببلاش.'],
  [{ from: 'https://elsewhere.test/statistics' }, null],
  [null, null],
])('whoever comes from %j reads %j [STAT-01, LEARN-145, LEARN-251, LEARN-283]', (state, title) => {
  expect(loginReason(state)?.title ?? null).toBe(title);
});

test.each([
  ['typed alone', { from: '/redeem/X' }, 'الكود محفوظ، وهتلاقيه قدامك أول ما تدخل'],
  ['another than was pressed', { from: '/redeem/X', words: { code: 'Y' } }, 'الكود محفوظ، وهتلاقيه قدامك أول ما تدخل'],
  ['pressed', { from: '/redeem/X', words: { code: 'X' } }, 'الكود محفوظ، وهيتفعّل أول ما تدخل'],
  ['pressed on its course', { from: '/courses/3', words: { code: 'X' } }, 'الكود محفوظ، وهيتفعّل أول ما تدخل'],
])(
  'of a code that waits, %s, login and registration promise what happens, and the registration speaks of nothing else [LEARN-289, LEARN-433]',
  (_, carried, kept) => {
    for (const cause of ['course-code', 'subscription-code', 'card-code', 'waiting-code']) {
      expect(loginReason({ ...carried, cause })?.more, cause).toBe(kept);
      expect(registerReason({ ...carried, cause })?.more, cause).toBe(kept);
      expect(speaksOfCode({ ...carried, cause }), cause).toBe(true);
    }
    const waits = { from: '/redeem/X', cause: 'waiting-code' };
    expect(registerReason(waits)).toEqual(loginReason(waits));
    expect(registerReason({ from: '/courses/3', cause: 'free-course' })).toBeNull();
    expect(registerReason({ from: '/redeem' })).toBeNull();
    expect(registerReason(null)).toBeNull();
    for (const cause of ['ended', 'line', 'page', 'free-course'])
      expect(speaksOfCode({ from: '/', cause })).toBe(false);
  },
);

test('whoever lost the login reads that it is over, what the page asked it for, and that nothing typed is lost [MYC-20, OP-STAT-6, LEARN-20]', () => {
  const lost = loginReason({ from: '/statistics', cause: 'ended' });
  expect(lost?.title).toBe('جلستك خلصت. سجّل دخولك تاني.');
  expect(lost?.more).toContain('لازم تسجّل دخولك عشان تشوف إحصائياتك');
  expect(lost?.more).not.toContain('واللي كتبته محفوظ');
  expect(loginReason({ from: '/profile', cause: 'ended', words: { name: 'نور' } })?.more).toContain(
    'واللي كتبته محفوظ',
  );
});
