import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeReturnPath } from './safe-return-path.ts';

describe('the address carried to the login screen', () => {
  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\\/evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/%2fevil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\u0000',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/a/..//evil.example',
    '/a\\b',
    'https:evil.example',
    'https://evil.example',
    'http:/evil.example',
    '//evil.example/login',
    '//user@evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '@evil.example',
    ' /profile',
    '\u00a0/profile',
    '',
    '?next=/x',
    '#x',
    `/${'a'.repeat(2048)}`,
    null,
    undefined,
    42,
    ['/profile'],
  ])('%j is refused [ROUTE-34, T-WEB-5]', (carried) => {
    expect(safeReturnPath(carried)).toBeNull();
  });

  test.each([
    '/login',
    '/Login',
    '/login/',
    '/login?from=/profile',
    '/register',
    '/reset-password?email=a@b.co',
    '/x/../login',
  ])('%j would loop and is refused [ROUTE-34]', (carried) => {
    expect(safeReturnPath(carried)).toBeNull();
  });

  test.each([
    ['/', '/'],
    ['/profile', '/profile'],
    ['/a b', '/a%20b'],
    [`/${'a'.repeat(2047)}`, `/${'a'.repeat(2047)}`],
    ['/course/12/curriculum', '/course/12/curriculum'],
    ['/unit-viewer/5?lesson=2', '/unit-viewer/5?lesson=2'],
    ['/courses/7?from=%2Fx#top', '/courses/7?from=%2Fx#top'],
    ['/login-help', '/login-help'],
    ['/a/../profile', '/profile'],
    ['/books/grade/الأول', '/books/grade/%D8%A7%D9%84%D8%A3%D9%88%D9%84'],
    ['/javascript:alert(1)', '/javascript:alert(1)'],
  ])('%j leads back to %s [ROUTE-34, AUTH-09]', (carried, path) => {
    expect(safeReturnPath(carried)).toBe(path);
  });

  test('whatever is accepted stays on the own origin [T-WEB-5]', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%2e',
      '%09',
      '\t',
      'evil.example',
      '@',
      ':',
      'https:',
      '?',
      '#',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = safeReturnPath(pieces.join(''));
        if (path === null) return;
        expect(new URL(path, 'https://site.example').origin).toBe('https://site.example');
        expect(path).toMatch(/^\/(?![/\\])/);
      }),
      { numRuns: 5000 },
    );
  });
});
