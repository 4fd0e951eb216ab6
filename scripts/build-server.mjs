import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from './content-hash.mjs';
import { Failure } from './fail.mjs';
import { root } from './root.mjs';
import { runStep } from './run-step.mjs';

const build = path.join(root, 'apps', 'server', 'build');
const stampFile = path.join(build, '.inputs');

/** A program of the server, once it is built. */
export const builtServer = (program) => path.join(build, `${program}.js`);

/** Builds the server when anything of it changed since the last complete build. */
export async function ensureServerBuilt(node) {
  const wanted = serverInputsHash();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  rmSync(stampFile, { force: true });
  const result = await runStep(node, [path.join(root, 'scripts', 'bundle-server.mjs')], { cwd: root });
  if (!result.ok) {
    console.error(result.output);
    throw new Failure('The server could not be built: see the message above.');
  }
  writeFileSync(stampFile, wanted);
  console.log(`Server built in ${result.seconds.toFixed(0)} s`);
}

/** What the demo shows is read when it is seeded and is in no bundle; a feature may have the same name. */
const DEMO_MEDIA = path.join('apps', 'server', 'src', 'seed', 'demo', 'media');

export function serverInputsHash(base = root) {
  const inputs = ['apps/server', 'packages', 'scripts/bundle-server.mjs', 'package-lock.json', 'tsconfig.base.json'];
  const isNone = (name, place) =>
    ['build', 'node_modules'].includes(name) || place === DEMO_MEDIA || /\.test\.ts$/.test(name);
  return contentHash(base, inputs, { skip: isNone });
}
