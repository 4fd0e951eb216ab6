import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { runProgress, watchSilence } from './run-progress.mjs';

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'hessa-run-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.useRealTimers());

test('a run that gets on is never stopped, however long it takes; one that has fallen silent is [SUITE-01]', () => {
  vi.useFakeTimers();
  const onSilence = vi.fn();
  const watch = watchSilence(60_000, onSilence);
  for (let minute = 0; minute < 90; minute += 1) {
    vi.advanceTimersByTime(59_000);
    watch.heard();
  }
  expect(onSilence).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onSilence).toHaveBeenCalledOnce();
});

test('the account of a run holds what passed, and tells of a file under way what it does and for how long [SUITE-01]', () => {
  let now = 0;
  const progress = runProgress('/hessa', () => now);
  progress.note({ file: '/hessa/a.test.ts', step: 'loading' });
  progress.note({ file: '/hessa/a.test.ts', step: 'after it works', result: { status: 'passed' } });
  progress.note({ file: '/hessa/a.test.ts', ended: 'passed' });
  progress.note({ file: '/hessa/b.test.ts', step: 'beforeAll of b' });
  now = 7000;
  expect(progress.underWay()).toEqual(['b.test.ts: beforeAll of b, for 7 s']);
  expect(progress.report().testResults.map(({ status, assertionResults }) => [status, assertionResults])).toEqual([
    ['passed', [{ status: 'passed' }]],
    ['failed', []],
  ]);
});

/** Long enough for a run to begin on a busy machine; nothing of it costs the processor. */
const SILENCE_MS = 20_000;

test('a worker that hangs is stopped with the results so far and the name of what hung, and nothing stays behind [SUITE-01]', async () => {
  const file = (name, text) => writeFileSync(path.join(folder, name), text);
  const setup = (text) => `import { writeFileSync } from 'node:fs'; export default () => () => ${text};`;
  file('vitest.config.mjs', `export default { test: { globals: true, maxWorkers: 2, globalSetup: './setup.mjs' } };`);
  file('setup.mjs', setup(`writeFileSync('taken-down', '')`));
  file(
    'hung.test.js',
    `import { writeFileSync } from 'node:fs';
     test('blocks its worker for ever', () => {
       writeFileSync('worker', String(process.pid));
       Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
     });`,
  );
  file('waits.test.js', `test('ends', () => {}); test('waits for ever', () => new Promise(() => {}), 0);`);
  const [running, summing] = ['./run-vitest.mjs', './test-summary.mjs'].map(
    (name) => new URL(name, import.meta.url).href,
  );
  file(
    'launch.mjs',
    `import { reportVitest } from ${JSON.stringify(running)};
     import { rowsOfReport } from ${JSON.stringify(summing)};
     const options = { root: ${JSON.stringify(folder)}, silenceMs: ${SILENCE_MS} };
     const { report, code } = await reportVitest(process.execPath, [], process.env, options);
     console.log('rows', JSON.stringify(rowsOfReport(report, code, options.root)));`,
  );
  const child = spawn(process.execPath, [path.join(folder, 'launch.mjs')], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  await once(child, 'close');

  expect(output).toContain('Nothing was heard of the tests for 20 s: stopped. Under way were:');
  // A worker that is blocked can no longer say which test it is at.
  expect(output).toMatch(/^ {2}hung\.test\.js: loading, for \d+ s$/m);
  expect(output).toMatch(/^ {2}waits\.test\.js: waits for ever, for \d+ s$/m);
  const rows = JSON.parse(/^rows (.+)$/m.exec(output)?.[1] ?? '[]');
  expect(rows.map(({ name, passed, failed }) => [name, passed, failed])).toEqual([
    ['tests: hung.test.js', 0, 1],
    ['tests: waits.test.js', 1, 1],
  ]);
  expect(existsSync(path.join(folder, 'taken-down'))).toBe(true);
  const worker = Number(readFileSync(path.join(folder, 'worker'), 'utf8'));
  expect(() => process.kill(worker, 0)).toThrow('ESRCH');
}, 120_000);
