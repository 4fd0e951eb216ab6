import { expect, test } from 'vitest';
import { withoutSentences } from './router-words.ts';

test.each([
  ['invariant(routes.length > 0, "You must provide a non-empty routes array");', 'invariant(routes.length > 0);'],
  ['warning(isIn(a, b), `No route (or above)`);', 'warning(isIn(a, b));'],
  ['UNSAFE_invariant(stream, "No stream");', 'UNSAFE_invariant(stream);'],
  ['if (a) invariant(b, "one"); else tell(c, "two");', 'if (a) invariant(b, "one"); else tell(c, "two");'],
  ['function invariant(value, message) {', 'function invariant(value, message) {'],
])('the router’s checks stay, and their sentences for developers do not travel: %s [OP-PERF-1]', (said, sent) => {
  expect(withoutSentences(said)).toBe(sent);
});
