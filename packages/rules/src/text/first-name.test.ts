import { expect, test } from 'vitest';
import { firstName } from './first-name.ts';

test.each([
  ['مريم أشرف علي', 'مريم'],
  ['عبد الرحمن محمود', 'عبد الرحمن'],
  ['  Abdel  Rahman Adel', 'Abdel Rahman'],
  ['عبد', 'عبد'],
  ['', ''],
])('%j is greeted as %j [GEN-12]', (name, greeted) => {
  expect(firstName(name)).toBe(greeted);
});
