import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';

let line: typeof import('./line-watch.ts');
let browserLine: { onLine: boolean };
let browser: ReturnType<typeof fakeBrowser>;

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  browser = fakeBrowser();
  browserLine = { onLine: true };
  vi.stubGlobal('navigator', browserLine);
  line = await import('./line-watch.ts');
});
afterEach(() => {
  vi.useRealTimers();
});

test('one lost call may be chance, two are a line that is away, and any answer brings it back', () => {
  line.watchCall().ended('lost');
  expect(line.lineNow()).toBe('fine');
  line.watchCall().ended('lost');
  expect(line.lineNow()).toBe('away');
  line.watchCall().ended('answered');
  expect(line.lineNow()).toBe('fine');
});

test('a call that the page gave up says nothing about the line', () => {
  for (let at = 0; at < 3; at += 1) line.watchCall().ended('dropped');
  expect(line.lineNow()).toBe('fine');
});

test('a call that takes long is told of, until it ends', () => {
  const heard = vi.fn();
  line.watchLine(heard);
  const call = line.watchCall();
  vi.advanceTimersByTime(line.SLOW_AFTER_MS - 1);
  expect(heard).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(line.lineNow()).toBe('slow');
  expect(heard).toHaveBeenCalledOnce();
  call.ended('answered');
  expect(line.lineNow()).toBe('fine');
});

test('asking again ends only what has been on its way for long', () => {
  const old = line.watchCall();
  vi.advanceTimersByTime(line.SLOW_AFTER_MS);
  const fresh = line.watchCall();
  line.askAgain();
  expect([old.again.aborted, fresh.again.aborted]).toEqual([true, false]);
});

test('the browser’s own word counts at once, both ways', () => {
  const heard = vi.fn();
  line.watchLine(heard);
  line.watchCall().ended('lost');
  line.watchCall().ended('lost');
  expect(line.lineNow()).toBe('away');
  // The fake browser calls every listener: the line is said to be back.
  browser.otherTab(null);
  expect(line.lineNow()).toBe('fine');
  browserLine.onLine = false;
  expect(line.lineNow()).toBe('away');
});

test('whoever begins to listen while there is no line hears when it is back [LEARN-228]', () => {
  browserLine.onLine = false;
  const heard = vi.fn();
  line.watchLine(heard);
  browserLine.onLine = true;
  browser.otherTab(null);
  expect(heard).toHaveBeenCalledOnce();
  expect(line.lineNow()).toBe('fine');
});
