import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../root.mjs';
import { areaOf } from './areas.mjs';
import { EXPLAINED } from './explained.mjs';
import { EXPLAINED_SERVER } from './explained-server.mjs';
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
  const results = await judge(areaOf(name)).catch((error) => {
    console.error(`${name} could not be judged: ${error.message}`);
    process.exitCode = 1;
    return null;
  });
  if (results === null) continue;
  const relative = results.map((result) => ({ ...result, fileName: path.relative(root, result.fileName) }));
  const found = verdict(relative, linesOf, { ...EXPLAINED, ...EXPLAINED_SERVER });
  rows.push({ name, seconds: Math.round((Date.now() - started) / 1000), ...found });
  printSurvivors(found);
}
printTable(rows);
if (!rows.every(({ passes }) => passes)) process.exitCode = 1;

/**
 * Setting up a test counts as loading, and a change that is reached by both would be judged by every test of the area.
 * So first by the tests that reach it; then what only loading reaches, by all of them.
 */
async function judge(area) {
  const results = await new Stryker({ ...optionsOf(area), ignoreStatic: true }).runMutationTest();
  const atLoad = results.filter(({ status }) => status === 'Ignored');
  if (atLoad.length === 0) return results;
  const again = new Stryker(optionsOf({ ...area, name: `${area.name}-at-load`, files: atLoad.map(placeOf) }));
  const judgedAgain = new Map((await again.runMutationTest()).map((result) => [identityOf(result), result]));
  return results.map((result) => (result.status === 'Ignored' ? judgedAgain.get(identityOf(result)) : result));
}

function placeOf({ fileName, location: { start, end } }) {
  return `${path.relative(root, fileName)}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;
}

function identityOf(result) {
  return `${placeOf(result)} ${result.replacement}`;
}

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
    timeoutMS: database ? 60_000 : 10_000,
    // What a change takes is held against a run without one, which may have had the machine to itself.
    timeoutFactor: 5,
    dryRunTimeoutMinutes: 20,
  };
}

function printSurvivors({ open, stale, slow }) {
  for (const { file, line, at, was, becomes } of slow)
    console.log(`\n${file}:${line}: noticed by the clock alone\n  ${at}\n  ${was} → ${becomes}`);
  for (const { file, line, at, was, becomes, status } of open) {
    const how = status === 'NoCoverage' ? 'no test goes there' : 'no test notices';
    console.log(`\n${file}:${line}: ${how}\n  ${at}\n  ${was} → ${becomes}`);
  }
  for (const { file, at, was, becomes } of stale) {
    console.log(`\n${file}: explained, but noticed or gone\n  ${at}\n  ${was} → ${becomes}`);
  }
}

function printTable(areas) {
  const head = ['area', 'killed', 'survived', 'no coverage', 'broken', 'explained', 'by the clock', 'score', 'seconds'];
  const cells = areas.map(({ name, killed, survived, uncovered, broken, explained, slow, score, seconds, passes }) =>
    [
      name,
      killed,
      survived,
      uncovered,
      broken,
      explained,
      slow.length,
      `${score.toFixed(1)} %`,
      seconds,
      passes ? '' : 'FAILS',
    ].map(String),
  );
  const line = (row) => row.map((cell, at) => (at === 0 ? cell.padEnd(18) : cell.padStart(13))).join('');
  console.log(`\n${[head, ...cells].map(line).join('\n')}`);
}
