import { expect, test } from 'vitest';
import { isOneForAll, pageKey } from './page-key.ts';

const keyOf = (address: string) => pageKey(new URL(address, 'https://school.example'));

test.each([
  ['/enrolled-courses', '/enrolled-courses'],
  ['/my-lectures/?q=x', '/my-lectures'],
  ['/course/7/curriculum', '/course/-/curriculum'],
  ['/course/7/lesson/12/quiz?from=x', '/course/-/lesson/-/quiz'],
  ['/course/7/lesson/12/video', '/course/-/lesson/-/video'],
  ['/unit-viewer/4?lesson=2', '/unit-viewer/-'],
])('the signed-in page %s is kept once for its kind, as %s', (address, key) => {
  expect(keyOf(address)).toBe(key);
  expect(isOneForAll(key)).toBe(true);
});

test.each(['/', '/about', '/courses/7', '/courses/grade/Secondary1?page=2'])(
  'the public page %s is kept as itself',
  (address) => {
    expect(keyOf(address)).toBe(address);
    expect(isOneForAll(address)).toBe(false);
  },
);

test.each(['/api/Course/tree', '/api/docs', '/teach/codes', '/assets/x.js', '/about.data', '/manifest.webmanifest'])(
  '%s is never kept as a page [T-WEB-1]',
  (address) => {
    expect(keyOf(address)).toBeNull();
  },
);
