import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Tx } from '../db/tenant-transaction.ts';
import { mediaFiles } from '../features/media/media-files-table.ts';
import type { FileStore } from '../platform/files/file-store.ts';

const CONTENT_TYPES: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

export interface StoredMedia {
  id: string;
  fileName: string;
  contentType: string;
  bytes: Buffer;
}

/** Reads files of a folder under ids of their own content, so that seeding twice stores them once. */
export async function readMedia(folder: string, names: Iterable<string>): Promise<Map<string, StoredMedia>> {
  const files = new Map<string, StoredMedia>();
  for (const fileName of new Set(names)) {
    files.set(fileName, await readMediaFile(folder, fileName));
  }
  return files;
}

export async function readMediaFile(folder: string, fileName: string): Promise<StoredMedia> {
  const bytes = await readFile(join(folder, fileName));
  const id = createHash('sha256').update(bytes).digest().subarray(0, 16).toString('base64url');
  return { id, fileName, contentType: CONTENT_TYPES[extname(fileName)] ?? 'application/octet-stream', bytes };
}

export async function writeMedia(store: FileStore, tenantId: string, files: Iterable<StoredMedia>): Promise<void> {
  for (const { id, bytes } of files) await store.write(tenantId, id, bytes);
}

export async function recordMedia(
  tx: Tx,
  tenantId: string,
  files: Iterable<StoredMedia & { open: boolean }>,
  now: Date,
) {
  for (const { id, fileName, contentType, bytes, open } of files) {
    await tx
      .insert(mediaFiles)
      .values({ tenantId, id, fileName, contentType, byteLength: bytes.length, open, createdAt: now })
      .onConflictDoNothing();
  }
}
