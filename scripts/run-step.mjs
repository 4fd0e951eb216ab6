import { spawn } from 'node:child_process';

/**
 * Runs a program to its end with its output kept back, and tells now and then that it still works. A signal that
 * reaches us ends it and then us.
 */
export function runStep(file, args, { cwd, env = process.env, title, timeout } = {}) {
  return new Promise((resolve) => {
    const started = Date.now();
    const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const ticker =
      title === undefined ? undefined : setInterval(() => console.log(`  … ${title}, ${seconds(started)}`), 5000);
    const killer = timeout === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), timeout);
    let interrupted = false;
    const relay = (signal) => {
      interrupted = true;
      child.kill(signal);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, relay);
    const finish = (code) => {
      clearInterval(ticker);
      clearTimeout(killer);
      for (const signal of signals) process.off(signal, relay);
      if (interrupted) process.exit(130);
      resolve({ ok: code === 0, output: output.trim(), seconds: (Date.now() - started) / 1000 });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(-1);
    });
    child.on('close', finish);
  });
}

const seconds = (started) => `${((Date.now() - started) / 1000).toFixed(0)} s`;
