import { readFile } from 'node:fs/promises';
import { TIMINGS } from '@hessa/rules/site/timings';
import { describe, expect, test } from 'vitest';
import { SPLASH } from '../head-scripts.at-build.ts';

const SPLASH_CLASS = 'with-splash';
const SPLASH_KEY = 'splash_seen';

interface Visit {
  seenThisSession: boolean;
  prefersReducedMotion: boolean;
  savesData: boolean;
}

function run(browser: Record<string, unknown>): void {
  new Function(...Object.keys(browser), SPLASH)(...Object.values(browser));
}

/** Runs the script the way a browser would, in a browser of six properties. */
function arrive(visit: Visit) {
  const classes = new Set<string>();
  const stored: Record<string, string> = visit.seenThisSession ? { [SPLASH_KEY]: 'true' } : {};
  const listeners = new Map<string, (event: object) => void>();
  const classList = { add: (name: string) => classes.add(name), remove: classes.delete.bind(classes) };
  run({
    document: { documentElement: { classList } },
    addEventListener: (type: string, heard: (event: object) => void) => listeners.set(type, heard),
    removeEventListener: (type: string) => listeners.delete(type),
    sessionStorage: stored,
    navigator: { connection: { saveData: visit.savesData } },
    matchMedia: () => ({ matches: visit.prefersReducedMotion }),
  });
  return { isShown: () => classes.has(SPLASH_CLASS), stored, listeners };
}

const both = [false, true];
const visits: Visit[] = both.flatMap((seenThisSession) =>
  both.flatMap((prefersReducedMotion) =>
    both.map((savesData) => ({ seenThisSession, prefersReducedMotion, savesData })),
  ),
);

describe('the splash', () => {
  test.each(visits)(
    'greets once a session, and never those who asked for less motion or less data: %o [OP-SHELL-2, SHELL-21, SHELL-26]',
    (visit) => {
      expect(arrive(visit).isShown()).toBe(!visit.seenThisSession && !visit.prefersReducedMotion && !visit.savesData);
    },
  );

  const fresh = { seenThisSession: false, prefersReducedMotion: false, savesData: false };

  test('is remembered for the browser session from its first moment [OP-SHELL-2]', () => {
    expect(arrive(fresh).stored[SPLASH_KEY]).toBe('1');
  });

  test.each(['click', 'keydown', 'scroll'])('ends at once on a %s and listens no more [OP-SHELL-2]', (type) => {
    const { isShown, listeners } = arrive(fresh);
    listeners.get(type)?.({ type });
    expect(isShown()).toBe(false);
    expect(listeners.size).toBe(0);
  });

  test('ends with its own fade and with no other animation of the page [SHELL-22]', () => {
    const { isShown, listeners } = arrive(fresh);
    listeners.get('animationend')?.({ type: 'animationend', animationName: 'note-in' });
    expect(isShown()).toBe(true);
    listeners.get('animationend')?.({ type: 'animationend', animationName: 'splash-leave' });
    expect(isShown()).toBe(false);
  });

  test('stays and fades for the times of the specification [SHELL-21, SHELL-22, LIM-24]', async () => {
    const css = await readFile(new URL('./splash.css', import.meta.url), 'utf8');
    expect(css).toContain(`--splash-stay: ${TIMINGS.splash}ms;`);
    expect(css).toContain(`--splash-fade: ${TIMINGS.splashFade}ms;`);
  });

  test('is never the reason that a page fails: storage that throws means no splash', () => {
    const blocked = {
      get [SPLASH_KEY]() {
        throw new Error('blocked');
      },
    };
    const browser = { document: {}, sessionStorage: blocked, navigator: {}, matchMedia: () => ({}) };
    expect(() => run(browser)).not.toThrow();
  });
});
