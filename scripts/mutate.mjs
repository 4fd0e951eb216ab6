import { spawn } from 'node:child_process';
import path from 'node:path';
import { Failure, runScript } from './fail.mjs';
import { ensureInstalled } from './install.mjs';
import { AREAS, areasNamed } from './mutate/areas.mjs';
import { findNode } from './node-binary.mjs';
import { root } from './root.mjs';

// Words after `npm run mutate` narrow the areas: `npm run mutate codes`, `npm run mutate rules`.
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));

await runScript(async () => {
  const names = areasNamed(words);
  if (names.length === 0)
    throw new Failure(`No area is called so; there are: ${AREAS.map(({ name }) => name).join(', ')}.`);
  await ensureInstalled();
  // Hours of small changes are nobody's hurry: whatever else the machine has to do comes first.
  const script = path.join(root, 'scripts', 'mutate', 'mutate-areas.mjs');
  const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
  const child = spawn('nice', ['-n', '19', findNode(), script, ...names, ...flags], { cwd: root, stdio: 'inherit' });
  process.exitCode = await new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
});
