import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.mjs';
import { runStep } from '../run-step.mjs';

const INSTALL_MS = 8 * 60_000;
const PATIENCE_MS = 30_000;
const PYTHON = '/usr/bin/python3';
const VIEW = path.join(root, 'e2e', 'browsers', 'engines', 'qt-webengine.py');

/** Engines that Debian packs: what to install, and how the journeys start them once it is there. */
const KNOWN = {
  webkit: {
    name: 'WebKitGTK',
    // The driver, a screen that nobody sees, and what decodes a film.
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth', 'gstreamer1.0-libav', 'gstreamer1.0-plugins-good'],
    find() {
      const [driver, screen] = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'];
      return existsSync(driver) && existsSync(screen) ? { kind: 'webkit', driver, screen } : null;
    },
  },
  firefox: {
    name: 'Firefox ESR',
    packages: ['firefox-esr', 'ffmpeg'],
    find: () => (existsSync('/usr/bin/firefox-esr') ? { kind: 'firefox', file: '/usr/bin/firefox-esr' } : null),
  },
  qt: {
    name: 'Chromium (QtWebEngine)',
    packages: ['python3-pyqt6.qtwebengine'],
    find() {
      const ask = 'from PyQt6.QtWebEngineCore import qWebEngineChromiumVersion as version; print(version())';
      const { status, stdout } = spawnSync(PYTHON, ['-c', ask], { encoding: 'utf8' });
      if (status !== 0) return null;
      const name = `Chromium ${Number.parseInt(stdout, 10)} (QtWebEngine)`;
      return { name, kind: 'chromium', command: [PYTHON, VIEW, 'PyQt6'] };
    },
  },
};

/** One of Debian's engines as it is, or why it cannot be had: `{ engine }` or `{ why }`. */
export function installedEngine(which) {
  const { name, packages, find } = KNOWN[which];
  const found = find();
  if (found === null) return { why: `${name} is not installed: on Debian, apt-get install ${packages.join(' ')}` };
  return { engine: { name, patienceMs: PATIENCE_MS, ...found } };
}

/** The same, installed first where that is allowed. */
export async function debianEngine(which) {
  const { name, packages } = KNOWN[which];
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (installedEngine(which).engine === undefined && mayInstall) {
    console.log(`Installing ${name}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runStep('apt-get', ['update'], { env, title: 'asking Debian', timeout: INSTALL_MS });
    const args = ['install', '--yes', '--no-install-recommends', ...packages];
    await runStep('apt-get', args, { env, title: `installing ${name}`, timeout: INSTALL_MS });
  }
  return installedEngine(which);
}
