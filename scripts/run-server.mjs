import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

/**
 * Hands over to the server: its output is ours, its exit code too. A stop signal is passed on as a message rather
 * than a signal, because the terminal's Ctrl-C reaches the server directly as well, and a second signal means
 * "stop at once". When this process is killed, the server notices the closed channel and stops by itself.
 */
export function runServer(node, args, env = process.env) {
  const guard = pathToFileURL(path.join(root, 'scripts', 'stop-with-launcher.mjs')).href;
  return new Promise((resolve) => {
    let child;
    // Before there is a server that could be asked to stop.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => {
        if (child?.connected) child.send({ stop: signal === 'SIGHUP' ? 'SIGTERM' : signal }, () => undefined);
      });
    }
    child = spawn(node, ['--import', guard, ...args], {
      cwd: root,
      env,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    child.on('error', (error) => {
      console.error(`The server could not be started: ${error.message}`);
      process.exitCode = 1;
      resolve();
    });
    child.on('exit', (code, signal) => {
      process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
      resolve();
    });
  });
}
