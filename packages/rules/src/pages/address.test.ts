import { describe, expect, test } from 'vitest';
import { address, addressPrefix, addressSource } from './address.ts';
import { lessonPath } from './lesson-paths.ts';
import { coursesOfGradePath } from './public-pages.ts';

describe('a path', () => {
  test('is its address with the parts filled in', () => {
    expect(address('/login')()).toBe('/login');
    expect(address('/course/:courseId/lesson/:lessonId')({ courseId: 7, lessonId: 4 })).toBe('/course/7/lesson/4');
    expect(lessonPath(7, { id: 4, type: 'Video' })).toBe('/course/7/lesson/4/video');
    expect(lessonPath(7, { id: 5, type: 'Quiz' })).toBe('/course/7/lesson/5/quiz');
  });

  test('leaves out a part that may be left out', () => {
    expect(coursesOfGradePath()).toBe('/courses/grade');
    expect(coursesOfGradePath({ grade: 'Secondary1' })).toBe('/courses/grade/Secondary1');
  });

  test('takes no second path or query out of what is put into it [T-WEB-5]', () => {
    expect(address('/redeem/:code')({ code: '../x?y#z' })).toBe('/redeem/..%2Fx%3Fy%23z');
  });

  test('does not compile without its parts, or with others', () => {
    const path = address('/course/:courseId');
    // @ts-expect-error
    path();
    // @ts-expect-error
    path({ lessonId: 3 });
    // @ts-expect-error
    address('/login')({ courseId: 3 });
    expect(path.pattern).toBe('/course/:courseId');
  });
});

test('an address is a regular expression in the shape that is asked for', () => {
  expect(addressSource('/course/:courseId/curriculum', () => '(\\d+)')).toBe('/course/(\\d+)/curriculum');
  const source = addressSource('/teach/*', () => '');
  expect('/teach/x/y').toMatch(new RegExp(`^${source}$`));
  expect('/teacher').not.toMatch(new RegExp(`^${source}$`));
});

test.each([
  ['/teach/*', '/teach'],
  ['/unit-viewer/:unitId', '/unit-viewer/'],
  ['/course/:courseId/curriculum', '/course/*/curriculum'],
  ['/claim-ownership', '/claim-ownership'],
])('the addresses of %s begin with %s', (pattern, prefix) => {
  expect(addressPrefix(pattern)).toBe(prefix);
});
