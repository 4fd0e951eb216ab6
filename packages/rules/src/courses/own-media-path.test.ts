import { expect, test } from 'vitest';
import { isOwnMediaPath } from './own-media-path.ts';

const ID = 'sheet00000000000000001';

test.each([
  [`/media/mr-x/${ID}`, true],
  [`/media/mr-y/${ID}`, false],
  [`media/mr-x/${ID}`, false],
  [`//media/mr-x/${ID}`, false],
  [`/media/mr-x/${ID}/more`, false],
  [`/media/mr-x/${ID}?x=1`, false],
  ['/media/mr-x/../secret', false],
  ['/media/mr-x/', false],
  [`https://evil.example/media/mr-x/${ID}`, false],
  [`x/media/mr-x/${ID}`, false],
  [`/other/mr-x/${ID}`, false],
  [`/media/mr-x/.${ID}`, false],
  ['/media/mr-x/short', false],
  ['/media/mr-x', false],
  ['', false],
])('%s', (path, own) => {
  expect(isOwnMediaPath(path, 'mr-x')).toBe(own);
});
