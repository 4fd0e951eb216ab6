import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../root.mjs';
import { areaOf } from './areas.mjs';
import { EXPLAINED } from './explained.mjs';
import { verdict } from './verdict.mjs';

const words = process.argv.slice(2);
/** Takes from the last run what neither a changed file nor a changed test speaks against. */
const onlyChanged = words.includes('--changed');
const cache = '.cache';

const linesOf = (file) => readFileSync(path.join(root, file), 'utf8').split('\n');

const rows = [];
for (const name of words.filter((word) => !word.startsWith('--'))) {
  console.log(`\n${name}`);
  const started = Date.now();
  process.env.HESSA_MUTATED_AREA = name;
  const results = await new Stryker(optionsOf(areaOf(name))).runMutationTest();
  const relative = results.map((result) => ({ ...result, fileName: path.relative(root, result.fileName) }));
  const found = verdict(relative, linesOf, EXPLAINED);
  rows.push({ name, seconds: Math.round((Date.now() - started) / 1000), ...found });
  printSurvivors(found);
}
printTable(rows);
if (!rows.every(({ passes }) => passes)) process.exitCode = 1;

function optionsOf({ name, files, database = false }) {
  return {
    mutate: files,
    testRunner: 'vitest',
    // The option `testFiles` would narrow the tests too, but then changes to what is evaluated at load are never active.
    vitest: { configFile: 'scripts/mutate/vitest.config.mjs', related: false },
    plugins: ['@stryker-mutator/vitest-runner'],
    concurrency: 1,
    tempDirName: path.join(cache, `mutated-${name}`),
    ignorePatterns: ['.*', 'apps/web', 'apps/server/build', 'bench', 'deploy', 'docs', 'e2e', 'test-results'],
    // It would be rewritten for the copy by a function that TypeScript 7 no longer has; nothing here asks for types.
    tsconfigFile: 'none',
    reporters: ['progress-append-only'],
    logLevel: 'warn',
    warnings: { slow: false },
    incremental: true,
    incrementalFile: path.join(cache, 'mutations', `${name}.json`),
    force: !onlyChanged,
    // For a loop without end. With a database, the tests' own time-outs come first.
    timeoutMS: database ? 300_000 : 60_000,
    dryRunTimeoutMinutes: 20,
  };
}

function printSurvivors({ open, stale }) {
  for (const { file, line, at, was, becomes, status } of open) {
    const how = status === 'NoCoverage' ? 'no test goes there' : 'no test notices';
    console.log(`\n${file}:${line}: ${how}\n  ${at}\n  ${was} → ${becomes}`);
  }
  for (const { file, at, was, becomes } of stale) {
    console.log(`\n${file}: explained, but noticed or gone\n  ${at}\n  ${was} → ${becomes}`);
  }
}

function printTable(areas) {
  const head = ['area', 'killed', 'survived', 'no coverage', 'explained', 'score', 'seconds'];
  const cells = areas.map(({ name, killed, survived, uncovered, explained, score, seconds, passes }) =>
    [name, killed, survived, uncovered, explained, `${score.toFixed(1)} %`, seconds, passes ? '' : 'FAILS'].map(String),
  );
  const line = (row) => row.map((cell, at) => (at === 0 ? cell.padEnd(18) : cell.padStart(13))).join('');
  console.log(`\n${[head, ...cells].map(line).join('\n')}`);
}
