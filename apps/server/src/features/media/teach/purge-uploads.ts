import type { PartialUploads } from '../../../platform/uploads/partial-uploads.ts';
import { isOver } from './find-upload.ts';

/** Beginnings that nobody went on with for a day. */
export async function purgeUploads(uploads: PartialUploads, tenantId: string, now: Date): Promise<void> {
  for (const upload of await uploads.list(tenantId)) {
    if (isOver(upload, now)) await uploads.remove(upload);
  }
}
