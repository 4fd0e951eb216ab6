import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureServerBuilt } from './build-server.mjs';
import { ensureWebBuilt } from './build-web.mjs';
import { Failure, runScript } from './fail.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode } from './node-binary.mjs';
import { root } from './root.mjs';
import { runServer } from './run-server.mjs';

const folder = path.join(root, 'bench');

/** The measurements are `bench/<name>/*.ts`; what they share lives in folders below. */
function filesOf(name) {
  const own = path.join(folder, name);
  if (!existsSync(own)) return [];
  return readdirSync(own)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .map((file) => path.join(own, file));
}

await runScript(async () => {
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => !name.includes('.') && filesOf(name).length > 0)
    : [];
  const [name, ...args] = process.argv.slice(2);
  if (name === undefined) {
    console.log(`Measurements: ${names.join(', ') || 'none yet'}\nRun one with: npm run bench -- <name>`);
    return;
  }
  if (!names.includes(name))
    throw new Failure(`There is no measurement called ${name}; there are: ${names.join(', ') || 'none'}.`);
  await ensureInstalled();
  const node = findNode();
  await ensureServerBuilt(node);
  await ensureWebBuilt(node);
  for (const file of filesOf(name)) {
    await runServer(node, [file, ...args], { ...process.env, NODE_ENV: 'production' });
    if (process.exitCode) return;
  }
});
