import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDiskStore } from '../../../platform/files/disk-store.ts';
import { createPieceReader, SHORT_PIECE } from './piece-reader.ts';

const TENANT = 'tenant1';
const CONTENT = Buffer.from(Array.from({ length: SHORT_PIECE + 5000 }, (_, at) => (at * 7) % 251));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hessa-pieces-'));
  await createDiskStore(folder).write(TENANT, 'rung', CONTENT);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a piece is read in one go where it is short and nothing waits, else as a stream, the same bytes either way [FILM-34]', async () => {
  const reader = createPieceReader(createDiskStore(folder), 100);
  const first = await reader.open(TENANT, 'rung', { start: 30, end: 99 });
  expect(first.bytes).toEqual(CONTENT.subarray(30, 100));
  // No room beside the first; with it gone there is again.
  const second = await reader.open(TENANT, 'rung', { start: 100, end: 169 });
  if (Buffer.isBuffer(second.bytes)) throw new Error('it was read in one go');
  expect(await buffer(second.bytes)).toEqual(CONTENT.subarray(100, 170));
  first.letGo();
  expect(Buffer.isBuffer((await reader.open(TENANT, 'rung', { start: 100, end: 169 })).bytes)).toBe(true);
  const long = await createPieceReader(createDiskStore(folder)).open(TENANT, 'rung', {
    start: 1,
    end: SHORT_PIECE + 1,
  });
  if (Buffer.isBuffer(long.bytes)) throw new Error('it was read in one go');
  expect((await buffer(long.bytes)).equals(CONTENT.subarray(1, SHORT_PIECE + 2))).toBe(true);
});

test('one that reaches beyond its file, backwards or into nothing is refused, and takes no room [FILM-34]', async () => {
  const reader = createPieceReader(createDiskStore(folder), 100);
  const refusal = (id: string, start: number, end: number) =>
    reader.open(TENANT, id, { start, end }).catch((error: { code: string }) => error.code);
  const last = CONTENT.length - 1;
  for (let round = 0; round < 3; round++) {
    expect(await refusal('rung', last - 50, last + 1)).toBe('media.refused');
    expect(await refusal('rung', last + 10, last + 60)).toBe('media.refused');
    expect(await refusal('nothing', 0, 50)).toBe('media.missing');
  }
  expect(await refusal('rung', 50, 49)).toBe('media.refused');
  expect(await refusal('rung', last - SHORT_PIECE, last + 1)).toBe('media.refused');
  expect(await refusal('nothing', 0, SHORT_PIECE)).toBe('media.missing');
  expect(await refusal('rung', 0, 64 * 1024 * 1024)).toBe('media.refused');
  expect(Buffer.isBuffer((await reader.open(TENANT, 'rung', { start: last - 50, end: last })).bytes)).toBe(true);
});
