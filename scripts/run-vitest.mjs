import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './root.mjs';
import { rowsOfReport } from './test-summary.mjs';

/** A run that hangs must fail with a summary, not wait for ever. */
const LONGEST_MS = 20 * 60_000;

/** Runs the test files, shows them as they go, and answers the rows of the summary. */
export async function runVitest(node, words, env) {
  const { report, code } = await reportVitest(node, words, env);
  return rowsOfReport(report, code, root);
}

/** The same, with the whole report. */
export async function reportVitest(node, words, env) {
  const folder = mkdtempSync(path.join(tmpdir(), 'hessa-test-'));
  const report = path.join(folder, 'report.json');
  const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...words];
  const code = await new Promise((resolve) => {
    const child = spawn(node, [vitest, ...args], { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    // Ctrl-C reaches the test run by itself; it then ends and so do we.
    process.on('SIGINT', () => undefined);
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    const limit = setTimeout(() => {
      console.error('The tests did not end within 20 minutes: stopped.');
      child.kill('SIGKILL');
    }, LONGEST_MS);
    const end = (exitCode) => {
      clearTimeout(limit);
      resolve(exitCode ?? 1);
    };
    child.on('error', () => end(1));
    child.on('exit', end);
  });
  try {
    return { report: readReport(report), code };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { testResults: [] };
  }
}
