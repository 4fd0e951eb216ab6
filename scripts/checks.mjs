import path from 'node:path';
import { ensureWebBuilt } from './build-web.mjs';
import { root } from './root.mjs';
import { runStep } from './run-step.mjs';

const inModules = (...parts) => path.join(root, 'node_modules', ...parts);
const tsc = inModules('typescript', 'bin', 'tsc');
const web = path.join(root, 'apps', 'web');

/** Its four checkers each work out for themselves what they share; one takes half the processor, and we run two. */
const types = (project) => [tsc, '-p', project, '--noEmit', '--checkers', '1'];

/** The checks that need no running system, the longest first. Each command list runs until one fails. */
const checks = [
  { name: 'types', commands: [types('tsconfig.json')] },
  { name: 'types of the journeys', commands: [types('e2e')] },
  {
    name: 'types of the web',
    // The build writes the types of the routes too.
    needsPages: true,
    commands: [[inModules('@react-router/dev/bin.cjs'), 'typegen', web], types('apps/web')],
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
  { name: 'format and lint', commands: [[inModules('@biomejs/biome/bin/biome'), 'check', '.']] },
  { name: 'oldest browsers', needsPages: true, commands: [[path.join(root, 'scripts', 'check-floor.mjs')]] },
];

/**
 * Runs them all on what is written and what is built, two at a time, one of the two beginning with the build; prints
 * what fails in full, and answers one row each.
 */
export async function runChecks(node) {
  const built = ensureWebBuilt(node);
  const rows = new Map();
  const waiting = [...checks];
  const lane = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      if (check.needsPages) await built;
      rows.set(check.name, await runCheck(node, check));
    }
  };
  const lanes = [lane(), built.then(lane)];
  // A build that fails is told of once the check beside it has ended.
  await Promise.allSettled(lanes);
  await Promise.all(lanes);
  return checks.map(({ name }) => rows.get(name));
}

async function runCheck(node, { name, commands }) {
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
  return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, seconds: time };
}
