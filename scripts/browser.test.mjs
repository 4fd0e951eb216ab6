import { afterEach, expect, test, vi } from 'vitest';
import { findBrowser } from './browser.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** A machine on which nothing is installed and nothing can be fetched, but for what a test says. */
function found(has = {}) {
  vi.stubEnv('CHROMIUM_PATH', has.named ?? '');
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const asked = [];
  const fetched = (name) => async () => {
    asked.push(name);
    return has[name] ?? null;
  };
  const ways = {
    runs: () => true,
    installed: (names) => (names.includes('chromium') ? has.browser : has.shell) ?? null,
    downloadedShell: () => has.downloaded ?? null,
    downloadShell: fetched('playwright'),
    installShell: fetched('debian'),
    noShellNoted: () => has.noted ?? false,
    noteNoShell: () => asked.push('noted'),
  };
  return findBrowser('node', ways).then((file) => ({ file, asked }));
}

test.each([
  ['the browser that is named', { named: '/mine', shell: '/shell' }, { file: '/mine', asked: [] }],
  ['a shell before an ordinary browser', { browser: '/chromium', shell: '/shell' }, { file: '/shell', asked: [] }],
  ['one downloaded before', { browser: '/chromium', downloaded: '/kept' }, { file: '/kept', asked: [] }],
  ['a shell fetched', { browser: '/chromium', playwright: '/new' }, { file: '/new', asked: ['playwright'] }],
  ['Debian’s', { browser: '/chromium', debian: '/deb' }, { file: '/deb', asked: ['playwright', 'debian'] }],
  ['what is there', { browser: '/chromium' }, { file: '/chromium', asked: ['playwright', 'debian', 'noted'] }],
  ['what is there, asking once', { browser: '/chromium', noted: true }, { file: '/chromium', asked: [] }],
  [
    'a shell, however often it failed',
    { noted: true, debian: '/deb' },
    { file: '/deb', asked: ['playwright', 'debian'] },
  ],
])('journeys take %s [SUITE-02]', async (_name, has, expected) => {
  expect(await found(has)).toEqual(expected);
});

test('a machine without any browser is told what to do [SUITE-02]', async () => {
  await expect(found()).rejects.toThrow('install Chromium or set CHROMIUM_PATH');
});
