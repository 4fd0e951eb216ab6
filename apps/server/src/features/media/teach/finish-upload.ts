import { finishUpload as endpoint } from '@hessa/contract/media/teach/finish-upload';
import { type UploadPurpose, uploadRule } from '@hessa/rules/media/upload-purposes';
import { and, eq } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import { handle } from '../../../calls/handle.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { orderFilm } from '../films/order-film.ts';
import { mediaFiles } from '../media-files-table.ts';
import { privateLink } from '../private-link.ts';
import { findUpload } from './find-upload.ts';
import { keepFile } from './keep-file.ts';

type File = Pick<typeof mediaFiles.$inferSelect, 'id' | 'contentType' | 'byteLength' | 'fileName' | 'open'>;

/**
 * The file takes the upload's own id: however often and from however many tabs this is asked, it is one file. Its bytes
 * stand in the store before its row does, and the partial goes last, so that a crash anywhere is mended by asking again.
 */
export const finishUpload = handle(endpoint, async (ctx, { params: { uploadId } }) => {
  const find = () => ctx.withTenant((tx) => findFile(tx, ctx.tenant.id, uploadId), 'read');
  const known = await find();
  if (known) return { data: present(ctx, known) };
  try {
    return { data: present(ctx, await finish(ctx, uploadId)) };
  } catch (error) {
    // A second press may have been faster, and taken the partial away under the first one's hands.
    const finished = await find();
    if (!finished) throw error;
    return { data: present(ctx, finished) };
  }
});

async function finish(ctx: AccountContext, uploadId: string): Promise<File> {
  const upload = await findUpload(ctx, uploadId);
  if (upload.offset < upload.size) throw new DomainError('upload.unfinished');
  const purpose = upload.purpose as UploadPurpose;
  const kept = await keepFile(ctx.platform, upload, purpose);
  const file = { id: uploadId, open: uploadRule(purpose).open, ...kept };
  await ctx.withTenant(async (tx) => {
    const written = await tx
      .insert(mediaFiles)
      .values({ tenantId: ctx.tenant.id, createdAt: ctx.now, ...file })
      .onConflictDoNothing()
      .returning({ id: mediaFiles.id });
    if (written.length === 0) return;
    if (purpose === 'video' && ctx.platform.films) await orderFilm(tx, ctx, uploadId);
    const details = { media: uploadId, purpose, fileName: file.fileName, byteLength: file.byteLength };
    await recordEvent(tx, ctx, { kind: 'media.uploaded', actorId: ctx.account.id, details });
  });
  await ctx.platform.uploads.remove(upload);
  return file;
}

async function findFile(tx: Tx, tenantId: string, id: string): Promise<File | undefined> {
  const [file] = await tx
    .select()
    .from(mediaFiles)
    .where(and(eq(mediaFiles.tenantId, tenantId), eq(mediaFiles.id, id)));
  return file;
}

function present(ctx: AccountContext, { id: mediaId, contentType, byteLength, fileName, open }: File) {
  const path = open ? `/media/${ctx.tenant.id}/${mediaId}` : privateLink(ctx, mediaId, 'video', null);
  return { mediaId, path, contentType, byteLength, fileName };
}
