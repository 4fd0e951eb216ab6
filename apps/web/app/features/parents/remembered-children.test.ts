import { beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { forgetChild, rememberChild, rememberedChildren } from './remembered-children.ts';

const KEY = 'parent_phones';
const child = (last: number) => ({ parentPhone: '01155500010', studentPhone: `0105550001${last}` });

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  browser = fakeBrowser();
});

test('each child that was to be remembered is, the last one first and each once [LEARN-195]', () => {
  for (const last of [1, 2, 1]) rememberChild(child(last));
  expect(rememberedChildren()).toEqual([child(1), child(2)]);
});

test('one is forgotten without the others, and nothing is left of the last [LEARN-195, LEARN-29]', () => {
  for (const last of [1, 2]) rememberChild(child(last));
  forgetChild(child(2));
  expect(rememberedChildren()).toEqual([child(1)]);
  forgetChild(child(1));
  expect(browser.stored.has(KEY)).toBe(false);
});

test('the one child that a phone remembered before is still known [LEARN-195]', () => {
  browser.stored.set(KEY, JSON.stringify(child(3)));
  expect(rememberedChildren()).toEqual([child(3)]);
});

test.each(['', 'null', '[{"parentPhone":1}]', '{'])('what is not a pair (%j) is nobody [LEARN-195]', (kept) => {
  browser.stored.set(KEY, kept);
  expect(rememberedChildren()).toEqual([]);
});
