import { expect, test } from 'vitest';
import { destinationAfterLogin, originOf } from './origin.ts';

test.each([
  [{ from: '/course/7/curriculum?a=1#b' }, '/course/7/curriculum?a=1#b'],
  [{ from: '//evil.example' }, '/'],
  [{ from: 'https://evil.example' }, '/'],
  [{ from: '/login' }, '/'],
  [{ from: 7 }, '/'],
  [null, '/'],
])('after login %j leads to %s [OP-ROUTE-2, OP-SESS-9]', (state, destination) => {
  expect(destinationAfterLogin(state, 'student')).toBe(destination);
});

test.each(['assistant', 'teacher', 'owner'])(
  'the %s begins at the console, unless they came from somewhere [DESK-10]',
  (role) => {
    expect(destinationAfterLogin(null, role)).toBe('/teach');
    expect(destinationAfterLogin({ from: '//evil.example' }, role)).toBe('/teach');
    expect(destinationAfterLogin({ from: '/teach/codes' }, role)).toBe('/teach/codes');
  },
);

test('the origin is the whole address inside the site [ROUTE-34]', () => {
  expect(originOf({ pathname: '/unit-viewer/4', search: '?lesson=2', hash: '' })).toBe('/unit-viewer/4?lesson=2');
});
