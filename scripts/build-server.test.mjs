import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverInputsHash } from './build-server.mjs';

let folder;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hessa-build-server-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the server is built again when any feature changed, and not for tests, builds or what the demo shows [FILM-35]', () => {
  const write = (place) => {
    const file = path.join(folder, place);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, String(Math.random()));
    return serverInputsHash(folder);
  };
  let hash = write('apps/server/src/main/start.ts');
  for (const place of [
    'apps/server/src/features/media/serve-media.ts',
    'packages/rules/src/media/playback.ts',
    'packages/contract/src/media/get-film.ts',
  ]) {
    const next = write(place);
    expect(next, place).not.toBe(hash);
    hash = next;
  }
  for (const place of [
    'apps/server/build/start.js',
    'apps/server/node_modules/some/index.js',
    'apps/server/src/seed/demo/media/film.mp4',
    'apps/server/src/features/media/serve-media.test.ts',
  ]) {
    expect(write(place), place).toBe(hash);
  }
});
