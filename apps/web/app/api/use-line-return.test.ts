import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';

let watchReturn: typeof import('./use-line-return.ts').watchReturn;
let watchCall: typeof import('./line-watch.ts').watchCall;
let browserLine: { onLine: boolean };
let browser: ReturnType<typeof fakeBrowser>;
const returned = vi.fn();

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  returned.mockClear();
  browser = fakeBrowser();
  browserLine = { onLine: true };
  vi.stubGlobal('navigator', browserLine);
  ({ watchReturn } = await import('./use-line-return.ts'));
  ({ watchCall } = await import('./line-watch.ts'));
});
afterEach(() => {
  vi.useRealTimers();
});

/** The fake browser has one listener for everything: it hears that something about the line changed. */
const tellLine = (onLine: boolean) => {
  browserLine.onLine = onLine;
  browser.otherTab(null);
};

test('a line that is back is told, and not before it is [LEARN-431]', () => {
  browserLine.onLine = false;
  const leave = watchReturn(returned);
  watchCall().ended('lost');
  expect(returned).not.toHaveBeenCalled();
  tellLine(true);
  expect(returned).toHaveBeenCalledOnce();
  leave();
  tellLine(false);
  tellLine(true);
  expect(returned).toHaveBeenCalledOnce();
});

test('of calls that went lost the next answer is the line’s return; after one alone nothing came back [LEARN-431]', () => {
  watchReturn(returned);
  watchCall().ended('lost');
  watchCall().ended('answered');
  expect(returned).not.toHaveBeenCalled();
  for (const _ of 'xx') watchCall().ended('lost');
  watchCall().ended('answered');
  expect(returned).toHaveBeenCalledOnce();
});

test('a call that is slow, and then answered, brings nothing back [LEARN-431]', () => {
  watchReturn(returned);
  const call = watchCall();
  vi.advanceTimersByTime(60_000);
  call.ended('answered');
  expect(returned).not.toHaveBeenCalled();
});
