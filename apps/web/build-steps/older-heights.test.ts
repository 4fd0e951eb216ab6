import { expect, test } from 'vitest';
import { withOlderHeights } from './older-heights.ts';

test('a height in dvh has the same in vh before it, for browsers that know no dvh [FLOOR-07]', () => {
  expect(withOlderHeights('.a { color: red; block-size: calc(100dvh - 62px); }')).toBe(
    '.a { color: red; block-size: calc(100vh - 62px); block-size: calc(100dvh - 62px); }',
  );
});

test.each([
  '.a { block-size: 100vh; }',
  '.a { block-size: var(--b, 100dvh); }',
  '@supports not (block-size: 100dvh) { .a { color: red; } }',
])('%s stays as it is [FLOOR-07]', (css) => {
  expect(withOlderHeights(css)).toBe(css);
});
