import { randomBytes } from 'node:crypto';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { mediaFiles } from './media-files-table.ts';

export interface StoredFile {
  bytes?: Buffer;
  contentType?: string;
  fileName?: string;
  open?: boolean;
}

/** A file in the store and its row; returns its id. */
export async function storedFile(platform: TestPlatform, wanted: StoredFile = {}, tenantId = platform.tenantId) {
  const id = randomBytes(16).toString('base64url');
  const bytes = wanted.bytes ?? Buffer.from('0123456789');
  await platform.platform.files.write(tenantId, id, bytes);
  await platform.withTenant(tenantId, (tx) =>
    tx.insert(mediaFiles).values({
      tenantId,
      id,
      contentType: wanted.contentType ?? 'video/mp4',
      fileName: wanted.fileName ?? 'file.mp4',
      open: wanted.open ?? false,
      byteLength: bytes.length,
      createdAt: platform.clock.now(),
    }),
  );
  return id;
}
