import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/** Runs Node's watcher, which starts and stops the server itself and hears the terminal's Ctrl-C on its own. */
export function runWatched(node, args, env) {
  return new Promise((resolve) => {
    const child = spawn(node, args, { cwd: root, env, stdio: 'inherit' });
    process.on('SIGINT', () => {
      if (!process.stdin.isTTY) child.kill('SIGINT');
    });
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'));
    child.on('exit', (code) => {
      process.exitCode = code ?? 0;
      resolve();
    });
  });
}
