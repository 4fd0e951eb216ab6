import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from './content-hash.mjs';
import { Failure } from './fail.mjs';
import { root } from './root.mjs';
import { runStep } from './run-step.mjs';

const web = path.join(root, 'apps', 'web');
const stampFile = path.join(web, 'build', '.inputs');
const router = path.join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');

/** Builds the pages when anything they are made of changed since the last complete build. */
export async function ensureWebBuilt(node) {
  const wanted = webInputsHash();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  console.log('Building the pages');
  rmSync(stampFile, { force: true });
  const env = { ...process.env, NODE_ENV: 'production' };
  const result = await runStep(node, [router, 'build'], { cwd: web, env, title: 'building' });
  if (!result.ok) {
    console.error(result.output);
    throw new Failure('The pages could not be built: see the message above.');
  }
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, wanted);
  console.log(`Pages built in ${result.seconds.toFixed(0)} s`);
}

/** Everything the build reads: sources, the shared packages, the lockfile, the Node that runs it, the settings. */
export function webInputsHash(env = process.env) {
  const settings = Object.entries(env)
    .filter(([name]) => name.startsWith('VITE_'))
    .sort();
  const skipped = new Set(['build', 'node_modules', '.react-router', '.cache']);
  return contentHash(root, ['apps/web', 'packages', 'package-lock.json', 'tsconfig.base.json'], {
    skip: (name) => skipped.has(name) || /\.test\.tsx?$/.test(name),
    extra: JSON.stringify(settings),
  });
}
