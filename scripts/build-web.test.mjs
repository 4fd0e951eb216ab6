import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { webInputsHash } from './build-web.mjs';
import { contentHash } from './content-hash.mjs';

test('a changed build setting of the web asks for a new build, other settings do not', () => {
  const plain = webInputsHash({});
  expect(webInputsHash({ PORT: '4000' })).toBe(plain);
  expect(webInputsHash({ VITE_TENANT_ID: 'tenant7' })).not.toBe(plain);
});

test('the content hash follows names and contents, and nothing else', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hessa-hash-'));
  const hash = () => contentHash(folder, ['.'], { skip: (name) => name === 'build' });
  writeFileSync(path.join(folder, 'a.ts'), 'one');
  const first = hash();
  mkdirSync(path.join(folder, 'build'));
  writeFileSync(path.join(folder, 'build', 'out.js'), 'out');
  writeFileSync(path.join(folder, 'a.ts'), 'one');
  expect(hash()).toBe(first);
  writeFileSync(path.join(folder, 'a.ts'), 'two');
  expect(hash()).not.toBe(first);
  writeFileSync(path.join(folder, 'a.ts'), 'one');
  writeFileSync(path.join(folder, 'b.ts'), '');
  expect(hash()).not.toBe(first);
  rmSync(folder, { recursive: true });
});
