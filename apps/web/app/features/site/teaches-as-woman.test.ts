import { expect, test } from 'vitest';
import type { Profile } from './profile.ts';
import { teachesAsWoman } from './teaches-as-woman.ts';

test.each([
  ['ميس سارة', 'Sara Academy', true],
  ['مس منى', 'Mona', true],
  ['سارة محمود', 'Mrs Sara', true],
  ['سارة محمود', 'Ms. Sara', true],
  ['مستر أحمد', 'Mr Ahmed', false],
  ['مسعود علي', 'Massoud', false],
  ['محمد', 'Msaken', false],
])('%s, %s: a woman teaches: %s [LEARN-169]', (name, nameLatin, woman) => {
  expect(teachesAsWoman({ teacher: { name } as Profile['teacher'], nameLatin })).toBe(woman);
});
