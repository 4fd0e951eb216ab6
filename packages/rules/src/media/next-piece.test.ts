import { expect, test } from 'vitest';
import { FIRST_PIECE, nextPiece } from './next-piece.ts';

const KB = 1024;

test.each([
  ['a fast line doubles it', FIRST_PIECE, 100, 512 * KB],
  ['a line that is just right keeps it', 1000 * KB, 3000, 1000 * KB],
  ['a slow line makes it smaller', 1024 * KB, 6000, 512 * KB],
  ['a crawling line does not make it vanish', 256 * KB, 60_000, 64 * KB],
  ['the fastest line does not make it endless', 16 * 1024 * KB, 10, 16 * 1024 * KB],
  ['an end that is shorter than a piece grows again', 10, 5, 64 * KB],
])('%s', (_what, bytes, took, next) => {
  expect(nextPiece(bytes, took)).toBe(next);
});
