import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './fail.mjs';
import { root } from './root.mjs';
import { runStep } from './run-step.mjs';

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const OTHER_PLACES = [
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const DOWNLOAD_MS = 4 * 60_000;
/** Where there is a browser already, a cheaper one is worth no long wait. */
const CHEAPER_MS = 60_000;

/** The ways to a browser on this machine. Those that fetch one answer null when they could not. */
const machine = (node) => ({
  runs,
  installed: (names, places = []) => findInstalled(names, places),
  downloadedShell: () => downloadedShell(node),
  downloadShell: (timeout) => downloadShell(node, timeout),
  installShell: installDebianShell,
  noShellNoted: () => existsSync(NO_SHELL),
  noteNoShell: () =>
    writeFileSync(NO_SHELL, 'No headless shell could be had; npm test asks again when this is gone.\n'),
});
const NO_SHELL = path.join(root, 'node_modules', '.hessa-no-shell');

/**
 * A browser for the journeys. A headless shell rather than a whole browser, whose window costs the processor more for
 * every visitor, even where the shell has to be fetched first; once that has failed, what is there is used.
 */
export async function findBrowser(node, ways = machine(node)) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (ways.runs(named)) return report(named, 'named by CHROMIUM_PATH');
    throw new Failure(`CHROMIUM_PATH names ${named}, and that does not run.`);
  }
  const shell = ways.installed(SHELLS) ?? ways.downloadedShell();
  if (shell !== null) return report(shell, 'a headless shell of this machine');
  const browser = ways.installed(BROWSERS, OTHER_PLACES);
  if (browser === null || !ways.noShellNoted()) {
    const wait = browser === null ? DOWNLOAD_MS : CHEAPER_MS;
    const downloaded = await ways.downloadShell(wait);
    if (downloaded !== null) return report(downloaded, 'downloaded by Playwright');
    const packaged = await ways.installShell(2 * wait);
    if (packaged !== null) return report(packaged, 'installed from Debian');
    if (browser !== null) ways.noteNoShell();
  }
  if (browser !== null) return report(browser, 'installed on this machine; no headless shell could be had');
  throw new Failure('No browser for the tests: install Chromium or set CHROMIUM_PATH.');
}

function report(file, origin) {
  console.log(`Browser: ${file} (${origin})`);
  return file;
}

/** A file that exists may still lack libraries: only one that answers counts. */
function runs(file) {
  return spawnSync(file, ['--version', '--no-sandbox'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

function findInstalled(names, places = []) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, ...places].find((file) => existsSync(file) && runs(file)) ?? null;
}

const playwright = path.join(root, 'node_modules', 'playwright-core', 'cli.js');

function downloadedShell(node) {
  const asked = spawnSync(node, [playwright, 'install', '--dry-run', SHELLS[0]], { cwd: root, encoding: 'utf8' });
  const folder = /Install location:\s*(.+)/.exec(asked.stdout ?? '')?.[1];
  if (folder === undefined || !existsSync(folder)) return null;
  const files = readdirSync(folder, { recursive: true }).map((file) => path.join(folder, file));
  return files.find((file) => SHELLS.includes(path.basename(file, '.exe')) && runs(file)) ?? null;
}

async function downloadShell(node, timeout) {
  console.log('Downloading a browser for the tests');
  await runStep(node, [playwright, 'install', SHELLS[0]], { cwd: root, title: 'downloading the browser', timeout });
  return downloadedShell(node);
}

async function installDebianShell(timeout) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.log('Installing Debian’s Chromium for the tests');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runStep('apt-get', ['update'], { env, title: 'asking Debian', timeout });
  const args = ['install', '--yes', '--no-install-recommends', SHELLS[0]];
  await runStep('apt-get', args, { env, title: 'installing Chromium', timeout });
  return findInstalled(SHELLS);
}
