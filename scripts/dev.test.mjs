import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createTestFolder, freePort } from '../apps/server/src/main/server-process.fixture.ts';
import { root } from './root.mjs';

/** As long as a test may last (record 37). */
const MOST_MS = 180_000;

let folder;
beforeAll(async () => {
  folder = await createTestFolder();
});
afterAll(() => folder.remove());

async function develop() {
  const port = await freePort();
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [path.join(root, 'scripts/dev.mjs')], {
    env: { PATH, HOME, HESSA_DATA_DIR: folder.dataDir, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group as a terminal gives it one, for Ctrl-C to reach.
    detached: true,
  });
  const closed = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await closed;
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const status = (where) =>
    fetch(`http://127.0.0.1:${port}${where}`).then(
      (answer) => answer.status,
      () => 0,
    );
  let hasEnded = false;
  void closed.then(() => {
    hasEnded = true;
  });
  // However slow the machine: it serves, it ended, or its watcher waits for an edit because it failed.
  const hasFailed = () => hasEnded || /cannot start|Failed running/.test(output);
  await vi.waitUntil(async () => hasFailed() || (await status('/readyz')) === 200, { timeout: MOST_MS, interval: 200 });
  expect(hasFailed(), output).toBe(false);
  return { address: `http://127.0.0.1:${port}`, status, pid: child.pid, closed };
}

describe('`npm run dev`', () => {
  test(
    'serves the pages as they are edited, and Ctrl-C stops it with its database [T-R9]',
    async () => {
      const { address, status, pid, closed } = await develop();
      const page = await (await fetch(address)).text();
      expect(page).toContain('import("/app/entry.client.tsx")');
      // The scripts of the head are built here too: the theme before the first paint, the guard of the start.
      const [, head] = /<script nonce="[^"]+">(\(function\(\)\{.*?)<\/script>/s.exec(page) ?? [];
      expect(head).toMatch(/night_mode.*boot-late/s);
      expect(await status('/app/entry.client.tsx')).toBe(200);
      const database = await folder.postmaster();
      process.kill(-pid, 'SIGINT');
      await closed;
      expect(await folder.isDatabaseRunning(database)).toBe(false);
    },
    MOST_MS,
  );

  // A stand-in for the server, which stops at SIGTERM as at Ctrl-C (stop.test.ts): a second start costs 23 seconds.
  test('asked to end by another program, it asks the server once and waits until that has stopped [T-R9]', async () => {
    const place = mkdtempSync(path.join(tmpdir(), 'hessa-watched-'));
    onTestFinished(() => rmSync(place, { recursive: true, force: true }));
    const file = (name, text) => {
      writeFileSync(path.join(place, name), text);
      return path.join(place, name);
    };
    const server = file(
      'server.mjs',
      `process.on('SIGTERM', () => {
         console.log('asked');
         setTimeout(() => { console.log('stopped'); process.exit(0); }, 500);
       });
       setInterval(() => {}, 1000);
       console.log('ready');`,
    );
    const watching = new URL('./run-watched.mjs', import.meta.url).href;
    const args = [`--watch-path=${place}`, '--watch-preserve-output', server];
    const launcher = file(
      'launcher.mjs',
      `import { runWatched } from ${JSON.stringify(watching)};
       await runWatched(process.execPath, ${JSON.stringify(args)}, process.env);`,
    );
    const child = spawn(process.execPath, [launcher], { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    const closed = once(child, 'close');
    await vi.waitUntil(() => output.includes('ready'), { timeout: 60_000 });
    child.kill('SIGTERM');
    await closed;
    expect(output.match(/asked|stopped/g)).toEqual(['asked', 'stopped']);
  });
});
