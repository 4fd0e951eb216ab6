import path from 'node:path';
import { ensureWebBuilt } from './build-web.mjs';
import { root } from './root.mjs';
import { runStep } from './run-step.mjs';

const inModules = (...parts) => path.join(root, 'node_modules', ...parts);
const tsc = inModules('typescript', 'bin', 'tsc');
const web = path.join(root, 'apps', 'web');

/** The checks that need no running system. Each command list runs until one fails. */
const checks = [
  { name: 'format and lint', commands: [[inModules('@biomejs/biome/bin/biome'), 'check', '.']] },
  {
    name: 'types',
    commands: [
      [tsc, '-p', 'tsconfig.json', '--noEmit'],
      [tsc, '-p', 'e2e', '--noEmit'],
    ],
  },
  {
    name: 'types of the web',
    commands: [
      [inModules('@react-router/dev/bin.cjs'), 'typegen', web],
      [tsc, '-p', 'apps/web', '--noEmit'],
    ],
  },
  {
    name: 'import fence',
    commands: [
      [
        inModules('dependency-cruiser/bin/dependency-cruiser.mjs'),
        '--config',
        '.dependency-cruiser.mjs',
        'packages',
        'apps',
        'bench',
        'e2e',
      ],
    ],
  },
  {
    name: 'nothing that nobody calls',
    commands: [[inModules('knip/bin/knip.js'), '--production'], [inModules('knip/bin/knip.js')]],
  },
  { name: 'oldest browsers', commands: [[path.join(root, 'scripts', 'check-floor.mjs')]] },
];

/** Runs them all on what is written and what is built, prints what fails in full, and answers one row each. */
export async function runChecks(node) {
  await ensureWebBuilt(node);
  const rows = [];
  for (const { name, commands } of checks) {
    let ok = true;
    let time = 0;
    for (const command of commands) {
      const result = await runStep(node, command, { cwd: root });
      time += result.seconds;
      ok = result.ok;
      if (!ok) {
        console.error(`\n${result.output}\n`);
        break;
      }
    }
    console.log(`${ok ? '✓' : '✗'} ${name} (${time.toFixed(1)} s)`);
    rows.push({ name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, seconds: time });
  }
  return rows;
}
