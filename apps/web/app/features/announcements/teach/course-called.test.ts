import { expect, test } from 'vitest';
import { courseCalled } from './course-called.ts';

test.each([
  ['Grammar', 'كورس Grammar'],
  ['كورس المراجعة', 'كورس المراجعة'],
  ['الكورس الكبير', 'الكورس الكبير'],
  ['كورسات الصيف', 'كورس كورسات الصيف'],
])('the course «%s» is said «%s»: never twice the word [DESK-200]', (name, said) => {
  expect(courseCalled(name)).toBe(said);
});
