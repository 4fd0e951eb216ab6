import { expect, test } from 'vitest';
import type { Session } from '../session/session-store.ts';
import { menuLinks, navigationLinks } from './navigation-links.ts';

const member = (role: 'student' | 'teacher'): Session =>
  ({ status: 'member', user: { id: '1', name: 'نور', role } }) as Session;

test.each([
  [
    'student',
    ['الرئيسية', 'محاضراتي', 'كورساتي', 'إحصائياتي', 'ملاحظاتي', 'حصص على جهازي', 'الكورسات', 'متابعة ولي الأمر'],
  ],
  ['teacher', ['الرئيسية', 'محاضراتي', 'كورساتي', 'إحصائياتي', 'لوحة المدرّس', 'الكورسات', 'متابعة ولي الأمر']],
] as const)(
  'the menu of a %s has the bar’s links, their own before everybody’s, a student’s notes and kept lessons too [SHELL-11, LEARN-143, LEARN-155]',
  (role, labels) => {
    const links = menuLinks(member(role));
    expect(links.map(({ label }) => label)).toEqual(labels);
    expect(links).toEqual(expect.arrayContaining([...navigationLinks(member(role))]));
  },
);

test('a guest’s menu is the bar’s [SHELL-11]', () => {
  expect(menuLinks({ status: 'guest' } as Session)).toEqual(navigationLinks({ status: 'guest' } as Session));
});
