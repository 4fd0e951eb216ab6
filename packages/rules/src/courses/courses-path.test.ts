import { expect, test } from 'vitest';
import { readCoursesPath } from './courses-path.ts';

test.each([
  ['12', { kind: 'course', id: 12 }, 'ROUTE-12'],
  ['secondary1', { kind: 'grade', grade: 'Secondary1' }, 'ROUTE-14, ROUTE-15'],
  ['SECONDARY3', { kind: 'grade', grade: 'Secondary3' }, 'ROUTE-15'],
  ['preparatory3', { kind: 'grade', grade: 'prep3' }, 'ROUTE-14'],
  ['Prep3', { kind: 'grade', grade: 'prep3' }, 'ROUTE-14'],
  ['secondary4', { kind: 'not-found' }, 'ROUTE-14'],
  ['0', { kind: 'not-found' }, 'ROUTE-12'],
  ['1e3', { kind: 'not-found' }, 'ROUTE-12'],
  ['1st', { kind: 'not-found' }, 'ROUTE-14'],
  ['99999999999999999999', { kind: 'not-found' }, 'ROUTE-12'],
  ['', { kind: 'not-found' }, 'ROUTE-14'],
] as const)('/courses/%s is %j [%s]', (word, target, _ids) => {
  expect(readCoursesPath(word)).toEqual(target);
});
