import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Failure } from './fail.mjs';
import { root } from './root.mjs';
import { runStep } from './run-step.mjs';

// The shell first: a browser window of its own costs the processor six times as much for every visitor.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const OTHER_PLACES = [
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const DOWNLOAD_MS = 4 * 60_000;

/** A browser for the journeys: what is there, else Playwright's download, else Debian's package when root. */
export async function findBrowser(node) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (runs(named)) return report(named, 'named by CHROMIUM_PATH');
    throw new Failure(`CHROMIUM_PATH names ${named}, and that does not run.`);
  }
  const installed = findInstalled();
  if (installed !== null) return report(installed, 'installed on this machine');
  const downloaded = await downloadWithPlaywright(node);
  if (downloaded !== null) return report(downloaded, 'downloaded by Playwright');
  const packaged = await installDebianPackage();
  if (packaged !== null) return report(packaged, 'installed from Debian');
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

function findInstalled() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, ...OTHER_PLACES].find((file) => existsSync(file) && runs(file)) ?? null;
}

async function downloadWithPlaywright(node) {
  const require = createRequire(path.join(root, 'package.json'));
  const entry = require.resolve('playwright-core');
  const cli = path.join(path.dirname(entry), 'cli.js');
  const ask = "process.stdout.write(require('playwright-core').chromium.executablePath())";
  const file = spawnSync(node, ['-e', ask], { cwd: root, encoding: 'utf8' }).stdout;
  if (existsSync(file) && runs(file)) return file;
  console.log('Downloading a browser for the tests');
  await runStep(node, [cli, 'install', 'chromium'], {
    cwd: root,
    title: 'downloading the browser',
    timeout: DOWNLOAD_MS,
  });
  return existsSync(file) && runs(file) ? file : null;
}

async function installDebianPackage() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.log('Installing Debian’s Chromium for the tests');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runStep('apt-get', ['update'], { env, title: 'asking Debian', timeout: DOWNLOAD_MS });
  const args = ['install', '--yes', '--no-install-recommends', 'chromium-headless-shell'];
  await runStep('apt-get', args, { env, title: 'installing Chromium', timeout: 2 * DOWNLOAD_MS });
  return findInstalled();
}
