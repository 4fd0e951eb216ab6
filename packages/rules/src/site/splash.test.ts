import { expect, test } from 'vitest';
import { showsSplash } from './splash.ts';

const first = { seenThisSession: false, prefersReducedMotion: false, savesData: false };

test.each([
  [{}, true, 'SHELL-21'],
  [{ seenThisSession: true }, false, 'SHELL-21'],
  [{ prefersReducedMotion: true }, false, 'SHELL-26'],
  [{ savesData: true }, false, 'SHELL-21'],
])('a visit with %j shows the splash: %s [%s]', (change, shown, _ids) => {
  expect(showsSplash({ ...first, ...change })).toBe(shown);
});
