import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BOOT_GUARD } from '../head-scripts.at-build.ts';
import { LEAVING_MS } from './reloaded-at.ts';

const BOOT_LATE_MS = 12_000;
const stay = () => vi.advanceTimersByTime(LEAVING_MS);

let classes: Set<string>;
let dataset: Record<string, string>;
let fail: (target: { tagName: string }) => void;
let complain: (message: string) => void;
let reject: (reason: unknown) => void;
let press: (target: object, timeStamp: number) => void;
/** What was kept from the browser, and from the page's own code. */
let prevented = 0;
let stopped = 0;
let isYoung = true;
let told: [string, string][];
let reload: ReturnType<typeof vi.fn>;
let memory: Record<string, unknown>;
let kept: Record<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  memory = {};
  kept = {};
  classes = new Set();
  dataset = {};
  isYoung = true;
  told = [];
  reload = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
});

const tell = (kind: string, message: string) => void told.push([kind, message]);

function load(onLine = true, storage: object | null = memory, tellFault: typeof tell | null = tell): void {
  const document = {
    documentElement: {
      dataset,
      classList: { add: (name: string) => classes.add(name), toString: () => [...classes].join(' ') },
    },
  };
  const hear = new Map<string, (event: unknown) => void>();
  const keeping = { preventDefault: () => prevented++, stopPropagation: () => stopped++ };
  const happen = (name: string, event: object) => hear.get(name)?.({ ...event, ...keeping });
  press = (target, timeStamp) => happen('click', { target, timeStamp });
  fail = (target) => happen('error', { target });
  complain = (message) => happen('error', { target: window, message });
  reject = (reason) => happen('unhandledrejection', { target: window, reason });
  const CSS = { supports: () => isYoung };
  const window = { CSS };
  const addEventListener = (name: string, listener: (event: unknown) => void) => hear.set(name, listener);
  const globals = {
    ...{ document, window, CSS, tellFault, addEventListener, navigator: { onLine } },
    ...{ sessionStorage: storage, localStorage: kept, location: { reload } },
  };
  new Function(...Object.keys(globals), BOOT_GUARD)(...Object.values(globals));
}

test('a script of the page that is gone loads the page anew, once', () => {
  load();
  fail({ tagName: 'SCRIPT' });
  stay();
  expect(reload).toHaveBeenCalledOnce();
  load();
  fail({ tagName: 'SCRIPT' });
  stay();
  expect(reload).toHaveBeenCalledOnce();
  expect(classes).toEqual(new Set(['boot-failed']));
  expect(told).toEqual([['script', 'no script']]);
  vi.advanceTimersByTime(60_000);
  fail({ tagName: 'SCRIPT' });
  stay();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a script that is cut because the page is being left calls nobody back [FLOOR-35]', () => {
  load();
  fail({ tagName: 'SCRIPT' });
  vi.advanceTimersByTime(LEAVING_MS - 1);
  expect(reload).not.toHaveBeenCalled();
  expect(classes).toEqual(new Set());
});

test('a page that woke up after all is left alone', () => {
  load();
  fail({ tagName: 'SCRIPT' });
  dataset.awake = 'true';
  stay();
  expect(reload).not.toHaveBeenCalled();
  expect(classes).toEqual(new Set());
});

test('one failure that is told twice loads the page once and says nothing while it goes', () => {
  load();
  fail({ tagName: 'SCRIPT' });
  reject(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'));
  stay();
  expect(reload).toHaveBeenCalledOnce();
  expect(classes).toEqual(new Set());
});

test('an import that fails counts as well, in the words of every browser; other failures do not', () => {
  load();
  for (const reason of [undefined, new Error('quota'), 'x']) reject(reason);
  complain('Uncaught ReferenceError: x is not defined');
  stay();
  expect(reload).not.toHaveBeenCalled();
  reject(new TypeError('Failed to fetch dynamically imported module: https://school.example/assets/a.js'));
  stay();
  expect(reload).toHaveBeenCalledOnce();
  for (const words of ['Importing a module script failed.', 'error loading dynamically imported module']) {
    vi.advanceTimersByTime(60_000);
    load();
    reject(new TypeError(words));
    stay();
  }
  vi.advanceTimersByTime(60_000);
  load();
  complain('Uncaught TypeError: Failed to fetch dynamically imported module: /assets/a.js');
  stay();
  expect(reload).toHaveBeenCalledTimes(4);
});

test.each([
  ['without a line', false, true],
  ['in a tab that remembers nothing', true, false],
])('%s it says so instead', (_when, onLine, remembers) => {
  load(onLine, remembers ? memory : null);
  fail({ tagName: 'SCRIPT' });
  stay();
  expect(reload).not.toHaveBeenCalled();
  expect(classes).toEqual(new Set(['boot-failed']));
});

test('a picture that fails, or a page that is awake, is none of its business', () => {
  load();
  fail({ tagName: 'IMG' });
  dataset.awake = 'true';
  fail({ tagName: 'SCRIPT' });
  vi.advanceTimersByTime(BOOT_LATE_MS);
  expect(reload).not.toHaveBeenCalled();
  expect(classes).toEqual(new Set());
});

test('a page whose code is late says so', () => {
  load();
  vi.advanceTimersByTime(BOOT_LATE_MS - 1);
  expect(classes).toEqual(new Set());
  vi.advanceTimersByTime(1);
  expect(classes).toEqual(new Set(['boot-late']));
});

test('a browser below the floor is told so at once, and the server hears of it [FLOOR-06]', () => {
  isYoung = false;
  load();
  expect(classes).toEqual(new Set(['boot-old']));
  expect(told).toEqual([['old-browser', 'no aspect-ratio']]);
  reject(new SyntaxError('Unexpected identifier'));
  stay();
  expect(reload).not.toHaveBeenCalled();
});

test('code that an older browser cannot read says the same; a younger one tries once more [FLOOR-06]', () => {
  const { at } = Array.prototype;
  Reflect.deleteProperty(Array.prototype, 'at');
  try {
    load();
    reject(new SyntaxError('Unexpected token <, "<html>" is not valid JSON'));
    expect(classes).toEqual(new Set());
    reject(new SyntaxError('Unexpected reserved word'));
  } finally {
    Object.defineProperty(Array.prototype, 'at', { value: at, writable: true, configurable: true });
  }
  stay();
  expect(classes).toEqual(new Set(['boot-old']));
  expect(reload).not.toHaveBeenCalled();
  classes.clear();
  load();
  reject(new SyntaxError('Unexpected end of input'));
  stay();
  expect(reload).toHaveBeenCalledOnce();
});

test('a button that is pressed before the page is awake sends nothing, does nothing yet and waits; one that is pressed later is left alone [LEARN-207, LEARN-248, LEARN-288, TRUST-120]', () => {
  load();
  prevented = 0;
  stopped = 0;
  const early = { dataset: {}, form: { ticket: { value: 'K5JT-PBB7' } } };
  press({ closest: () => early }, 70);
  press({ closest: () => null }, 80);
  expect(early.dataset).toEqual({ early: 70 });
  expect(kept, 'what is on a card is kept at once, beside what waits').toEqual({
    early_code: `${Date.now()} K5JT-PBB7`,
  });
  expect([prevented, stopped], 'a press beside every button is nobody’s').toEqual([1, 1]);
  dataset.awake = 'true';
  const later = { dataset: {} };
  press({ closest: () => later }, 90);
  expect(later.dataset).toEqual({});
  expect([prevented, stopped]).toEqual([1, 1]);
});

test('a member’s code that is pressed early is kept for nobody: the next reader of this phone may be another [LEARN-350]', () => {
  classes.add('signed-in');
  load();
  const early = { dataset: {}, form: { ticket: { value: 'K5JT-PBB7' } } };
  press({ closest: () => early }, 70);
  expect(early.dataset).toEqual({ early: 70 });
  expect(kept).toEqual({});
});

test('where the way of telling the server is missing, an old browser is told all the same and its presses wait [LEARN-351]', () => {
  isYoung = false;
  load(true, memory, null);
  expect(classes).toEqual(new Set(['boot-old']));
  const early = { dataset: {} };
  press({ closest: () => early }, 70);
  expect(early.dataset).toEqual({ early: 70 });
  vi.advanceTimersByTime(BOOT_LATE_MS);
  expect(classes).toContain('boot-late');
});
