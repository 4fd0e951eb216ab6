import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FileStore } from '../../platform/files/file-store.ts';
import { createMovingStore } from '../../platform/files/moving-store.ts';
import { openPlace } from '../../platform/files/open-files.ts';
import { readSettings } from '../../settings/settings.ts';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { storedFile } from '../media/stored-file.fixture.ts';
import { clearBefore, type Move, moveFiles } from './move-files.ts';

let s3: S3Server;
let platform: TestPlatform;
let disk: FileStore;
let bucket: FileStore;
beforeAll(async () => {
  s3 = await startS3Server();
  platform = await startTestPlatform();
  const settings = readSettings({ ...s3.variables, HESSA_DATA_DIR: platform.dataDir }, process.cwd());
  disk = openPlace(settings, 'disk', 'media');
  bucket = openPlace(settings, settings.files, 'media');
});
afterAll(async () => {
  await platform.stop();
  await s3.stop();
});

const content = (files: FileStore, id: string) => text(files.read(platform.tenantId, id, { start: 0, end: 9 }));
const has = async (files: FileStore, id: string) => (await files.size(platform.tenantId, id)) !== null;

const way = (before: FileStore, now: FileStore): Move => ({
  ...{ ownerUrl: platform.database.ownerUrl, now, before },
  journal: join(platform.dataDir, `moved-${randomUUID()}.txt`),
});

describe('files move from the disk into object storage and back', () => {
  test('while servers read both; killed in the middle it goes on, and what is done is not copied again [MACH-45]', async () => {
    const ids = await Promise.all(Array.from({ length: 7 }, () => storedFile(platform)));
    let left = 3;
    const dying: FileStore = {
      ...bucket,
      writeFrom: (...asked) => {
        left -= 1;
        return left < 0 ? Promise.reject(new Error('killed')) : bucket.writeFrom(...asked);
      },
    };
    const move = way(disk, bucket);
    await expect(moveFiles({ ...move, now: dying })).rejects.toThrow('killed');
    const both = createMovingStore(bucket, disk);
    for (const id of ids) expect(await content(both, id)).toBe('0123456789');
    const fates = await moveFiles(move);
    expect(fates.copied).toBeLessThan(ids.length);
    expect(fates.copied + fates.known + fates.compared).toBe(ids.length);
    expect(await moveFiles(move)).toMatchObject({ copied: 0, compared: 0, known: ids.length });

    expect(await clearBefore(move)).toEqual({ cleared: ids.length, kept: 0 });
    for (const id of ids) expect([await has(disk, id), await content(both, id)]).toEqual([false, '0123456789']);

    const back = way(bucket, disk);
    expect(await moveFiles(back)).toMatchObject({ copied: ids.length, differs: 0, missing: 0 });
    expect(await clearBefore(back)).toEqual({ cleared: ids.length, kept: 0 });
    for (const id of ids) expect([await has(bucket, id), await content(disk, id)]).toEqual([false, '0123456789']);
  });

  test('a file with other bytes on the other side is told of and laid over by nothing [MACH-45]', async () => {
    const id = await storedFile(platform);
    await bucket.write(platform.tenantId, id, Buffer.from('9876543210'));
    const move = way(disk, bucket);
    expect(await moveFiles(move)).toMatchObject({ differs: 1 });
    expect(await content(bucket, id)).toBe('9876543210');
    expect((await clearBefore(move)).kept).toBe(1);
    expect(await has(disk, id)).toBe(true);
    await bucket.remove(platform.tenantId, id);
  });

  test('bytes that change on their way are found, and the copy does not stay [MACH-45]', async () => {
    const id = await storedFile(platform);
    const forgetful: FileStore = {
      ...bucket,
      writeFrom: async (tenantId, name, bytes) => {
        await text(bytes);
        await bucket.write(tenantId, name, Buffer.from('012345678?'));
      },
    };
    await expect(moveFiles({ ...way(disk, bucket), now: forgetful })).rejects.toThrow('did not arrive whole');
    expect(await has(bucket, id)).toBe(false);
  });

  test('what is deleted while it is copied does not come back, and what is deleted later is gone from both [MACH-45]', async () => {
    const [going, staying] = [await storedFile(platform), await storedFile(platform)];
    const both = createMovingStore(bucket, disk);
    const slow: FileStore = {
      ...bucket,
      writeFrom: async (tenantId, id, bytes) => {
        await bucket.writeFrom(tenantId, id, bytes);
        if (id === going) await disk.remove(tenantId, id);
      },
    };
    await moveFiles({ ...way(disk, bucket), now: slow });
    expect(await both.size(platform.tenantId, going)).toBeNull();
    expect([await has(disk, staying), await has(bucket, staying)]).toEqual([true, true]);
    await both.remove(platform.tenantId, staying);
    expect(await both.size(platform.tenantId, staying)).toBeNull();
  });
});
