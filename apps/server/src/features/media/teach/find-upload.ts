import { UPLOAD_LIFETIME_MS } from '@hessa/rules/media/upload-purposes';
import type { AccountContext } from '../../../calls/context.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { PartialUpload } from '../../../platform/uploads/partial-uploads.ts';

/** An upload that the caller began and that is not over by age. */
export async function findUpload(ctx: AccountContext, id: string): Promise<PartialUpload> {
  const upload = await ctx.platform.uploads.find(ctx.tenant.id, id);
  if (!upload || upload.accountId !== ctx.account.id || isOver(upload, ctx.now)) {
    throw new DomainError('upload.not_found');
  }
  return upload;
}

export function isOver({ createdAt }: PartialUpload, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= UPLOAD_LIFETIME_MS;
}
