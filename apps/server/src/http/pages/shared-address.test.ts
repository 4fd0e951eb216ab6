import { describe, expect, test } from 'vitest';
import { sharedAddress } from './shared-address.ts';

describe('the address of a page for everybody', () => {
  test.each([
    ['/', '/'],
    ['/?fbclid=IwAR0&utm_source=facebook', '/'],
    ['/about', '/about'],
    ['/courses/12', '/courses/12'],
    ['/course/12?x=1', '/course/12'],
    ['/login', '/login'],
    ['/profile', '/profile'],
    ['/course/12/curriculum?lesson=4', '/course/1/curriculum'],
    ['/login?next=%2Fcourse%2F1', '/login'],
    ['/register?a=1&b=2', '/register'],
    ['/parent-monitoring?parentPhone=01012345678', '/parent-monitoring'],
    ['/courses/grade/Secondary1', '/courses/grade/Secondary1'],
    ['/courses/grade/Secondary1?page=2&fbclid=x', '/courses/grade/Secondary1?page=2'],
    ['/books/grade/%D8%A3%D9%88%D9%84%D9%89', '/books/grade/%D8%A3%D9%88%D9%84%D9%89'],
  ])(
    '%s is %s: only the page number of a list counts, and no other key makes a page of its own [OP-SEO-2, TRUST-36]',
    (url, shared) => {
      expect(sharedAddress(url)).toBe(shared);
    },
  );

  test.each([
    '/redeem/ABCD-1234',
    '/reset-password?email=a%40b.c',
    '/courses/grade/Secondary1?page=0',
    '/courses/grade/Secondary1?page=1e3',
    '/courses/grade/Secondary1?page=10001',
    '/courses/grade/Secondary1?page=1&page=2',
    '/courses/grade/Secondary1.data',
    '/course/x/curriculum',
    '/teach/students',
    '//evil.example',
    '/nowhere',
  ])('%s has none [T-WEB-5, OP-SEO-2]', (url) => {
    expect(sharedAddress(url)).toBeNull();
  });
});
