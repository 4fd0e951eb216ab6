import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.mjs';
import { SERVER_FLAGS } from './server-flags.mjs';

test('Node tidies up as on a small machine, however large this one is [LEAN-12]', () => {
  const script = 'console.log(require("node:v8").getHeapStatistics().heap_size_limit)';
  const limit = Number(execFileSync(process.execPath, [...SERVER_FLAGS, '-e', script], { encoding: 'utf8' }));
  expect(limit).toBeLessThan(1024 ** 3);
});

test('the image runs the server as npm start does [LEAN-12]', () => {
  const dockerfile = readFileSync(path.join(root, 'deploy', 'Dockerfile'), 'utf8');
  const [, command] = /^CMD (.+)$/m.exec(dockerfile) ?? [];
  expect(JSON.parse(command ?? '[]').slice(1, -1)).toEqual(SERVER_FLAGS);
});
