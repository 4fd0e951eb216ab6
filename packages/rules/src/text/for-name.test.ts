import { expect, test } from 'vitest';
import { forName } from './for-name.ts';

test.each([
  ['أحمد', 'لأحمد'],
  ['الطالب', 'للطالب'],
  ['تانية ثانوي', 'لتانية ثانوي'],
  ['Ahmed', 'لـAhmed'],
  ['٣ طلاب', 'لـ٣ طلاب'],
])('for %s is said %s [DESK-178]', (name, words) => expect(forName(name)).toBe(words));
