import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from './content-hash.mjs';
import { Failure } from './fail.mjs';
import { root } from './root.mjs';
import { runStep } from './run-step.mjs';

// Inside node_modules, which `npm ci` empties first: a broken installation can't look finished.
const stampFile = path.join(root, 'node_modules', '.hessa-installed');

/** Makes node_modules what package-lock.json says; costs milliseconds when it already is. */
export async function ensureInstalled() {
  const wanted = installationHash();
  if (readStamp() === wanted) return;
  console.log('Installing packages (the first time takes about half a minute)');
  const [file, ...before] = npmCommand();
  // The flags hold against NODE_ENV=production and settings of the user.
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-audit', '--no-fund'];
  const result = await runStep(file, [...before, ...args], { cwd: root, title: 'installing' });
  if (!result.ok) {
    // npm adds its whole manual below the reason.
    console.error(result.output.split('\n').slice(0, 30).join('\n'));
    throw new Failure('The packages could not be installed: see npm’s message above (is the network reachable?).');
  }
  writeFileSync(stampFile, wanted);
  console.log(`Packages installed in ${result.seconds.toFixed(0)} s`);
}

/** npm that runs us tells where it is. */
export function npmCommand() {
  const npm = process.env.npm_execpath ?? '';
  return npm.endsWith('npm-cli.js') ? [process.execPath, npm] : ['npm'];
}

function installationHash() {
  const workspaces = ['packages', 'apps'].flatMap((group) =>
    readdirSync(path.join(root, group)).map((name) => `${group}/${name}/package.json`),
  );
  const extra = `${process.platform}-${process.arch}`;
  return contentHash(root, ['package-lock.json', 'package.json', '.npmrc', ...workspaces.sort()], { extra });
}

function readStamp() {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return null;
  }
}
