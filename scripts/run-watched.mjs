import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/**
 * Runs Node's watcher, which starts and stops the server itself and passes signals on to it. It has a group of its own:
 * a Ctrl-C that reached watcher and server both would be two requests to stop, and the second one ends the server at
 * once. Outside the terminal's own group it may not read from it either.
 */
export function runWatched(node, args, env) {
  return new Promise((resolve) => {
    const child = spawn(node, args, { cwd: root, env, detached: true, stdio: ['ignore', 'inherit', 'inherit'] });
    process.on('SIGINT', () => child.kill('SIGINT'));
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'));
    child.on('exit', (code) => {
      process.exitCode = code ?? 0;
      resolve();
    });
  });
}
