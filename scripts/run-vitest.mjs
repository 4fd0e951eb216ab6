import { spawn } from 'node:child_process';
import path from 'node:path';
import { root as projectRoot } from './root.mjs';
import { runProgress, watchSilence } from './run-progress.mjs';

/** A run may take as long as it likes while it gets on. The longest time-out of a test or hook is three minutes. */
const SILENCE_MS = 5 * 60_000;
/** For taking down what was set up, once a run is stopped. */
const GRACE_MS = 30_000;

/** Runs the test files, shows them as they go, and answers what came of them. */
export async function reportVitest(node, words, env, { root = projectRoot, silenceMs = SILENCE_MS } = {}) {
  const vitest = path.join(projectRoot, 'node_modules', 'vitest', 'vitest.mjs');
  const reporter = path.join(projectRoot, 'scripts', 'progress-reporter.mjs');
  const progress = runProgress(root);
  const code = await new Promise((resolve) => {
    // A group of its own, so that a worker that hangs can be ended with everything else of the run.
    const child = spawn(node, [vitest, 'run', '--reporter=default', `--reporter=${reporter}`, ...words], {
      cwd: root,
      env,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    let killer;
    const stop = () => {
      if (killer !== undefined) return endGroup(child.pid);
      killer = setTimeout(() => endGroup(child.pid), GRACE_MS);
      if (child.connected) child.send('stop', () => undefined);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, stop);
    const watch = watchSilence(silenceMs, () => {
      console.error(`\nNothing was heard of the tests for ${Math.round(silenceMs / 1000)} s: stopped. Under way were:`);
      for (const line of progress.underWay()) console.error(`  ${line}`);
      stop();
    });
    child.on('message', (step) => {
      watch.heard();
      progress.note(step);
    });
    const end = (exitCode) => {
      watch.stop();
      clearTimeout(killer);
      for (const signal of signals) process.off(signal, stop);
      if (killer !== undefined) endGroup(child.pid);
      resolve(exitCode ?? 1);
    };
    child.on('error', () => end(1));
    child.on('exit', end);
  });
  return { report: progress.report(), code };
}

function endGroup(leader) {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // Nobody of it is left.
  }
}
