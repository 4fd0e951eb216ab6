import { expect, test } from 'vitest';
import { account, fakeBrowser } from '../testing/fake-browser.ts';
import { draftKey, isBegunHere } from './begun-here.ts';
import { startSession } from './session-store.ts';

test.each([
  ['{"basedOn":1,"index":0,"choices":{"0":{"choice":1}}}', true],
  ['{"basedOn":1,"index":0,"choices":{}}', false],
  ['{"choices":{"0":{"choice":1}}}', false],
  ['{"basedOn":1,"choices":"x"}', false],
  ['{', false],
  [null, false],
])('a quiz is begun here by a draft that its page would go on with: %s [LEARN-260]', (kept, isBegun) => {
  const { stored } = fakeBrowser();
  startSession(account, 'token-1');
  if (kept) stored.set(draftKey(account.id, 7), kept);
  expect(isBegunHere(7)).toBe(isBegun);
});
