import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'hessa-launcher-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A launcher with a stand-in server that reports its signals and ends 500 ms after the first one with code 7. */
function launch({ group = false } = {}) {
  const server = path.join(folder, 'server.mjs');
  writeFileSync(
    server,
    `let heard = 0;
     for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {
       heard += 1;
       console.log('heard', signal);
       if (heard === 1) setTimeout(() => process.exit(7), 500);
     });
     setInterval(() => {}, 1000);
     console.log('ready', process.pid);`,
  );
  const launcher = path.join(folder, 'launcher.mjs');
  const module = new URL('./run-server.mjs', import.meta.url).href;
  writeFileSync(
    launcher,
    `import { runServer } from ${JSON.stringify(module)};\nawait runServer(process.execPath, [${JSON.stringify(server)}]);`,
  );
  const child = spawn(process.execPath, [launcher], { stdio: ['ignore', 'pipe', 'inherit'], detached: group });
  let output = '';
  const ready = new Promise((resolve) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const pid = /ready (\d+)/.exec(output)?.[1];
      if (pid !== undefined) resolve(Number(pid));
    });
  });
  const closed = once(child, 'close').then(([code]) => code);
  const signalsHeard = () => output.match(/heard \w+/g) ?? [];
  return { child, ready, closed, signalsHeard };
}

test('SIGTERM to the launcher stops the server once, and the server’s exit code is the launcher’s [T-R9]', async () => {
  const { child, ready, closed, signalsHeard } = launch();
  await ready;
  child.kill('SIGTERM');
  expect(await closed).toBe(7);
  expect(signalsHeard()).toEqual(['heard SIGTERM']);
});

test('Ctrl-C, which reaches launcher and server both, is one request to stop [T-R9]', async () => {
  const { child, ready, closed, signalsHeard } = launch({ group: true });
  await ready;
  process.kill(-child.pid, 'SIGINT');
  expect(await closed).toBe(7);
  expect(signalsHeard()).toEqual(['heard SIGINT']);
});

test('when the launcher alone is killed, the server stops by itself [T-R9]', async () => {
  const { child, ready, closed, signalsHeard } = launch();
  await ready;
  child.kill('SIGKILL');
  // The output closes only when the server, which shares it, has ended too.
  await closed;
  expect(signalsHeard()).toEqual(['heard SIGTERM']);
});
