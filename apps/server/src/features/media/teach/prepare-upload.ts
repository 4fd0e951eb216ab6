import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { OPEN_UPLOADS, UPLOAD_PURPOSES, uploadRule } from '@hessa/rules/media/upload-purposes';
import { Metadata } from '@tus/server';
import { z } from 'zod';
import type { AccountContext } from '../../../calls/context.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { InvalidInput } from '../../../errors/invalid-input.ts';
import { storageUse } from './storage-use.ts';

/** The disk is the database's too: an upload never takes the last of it. */
const RESERVED_BYTES = 1024 ** 3;

const wish = z.object({
  length: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
  purpose: z.enum(UPLOAD_PURPOSES),
  fileName: z.string().max(300),
});

/** Judges what somebody wants to upload before a byte of it comes, and says what the protocol is to note of it. */
export async function prepareUpload(
  ctx: AccountContext,
  headers: IncomingHttpHeaders,
): Promise<Record<string, string>> {
  const asked = wish.safeParse({ length: headers['upload-length'], ...readMetadata(headers['upload-metadata']) });
  if (!asked.success) throw new InvalidInput([]);
  const { length, purpose, fileName } = asked.data;
  const { maxBytes } = uploadRule(purpose);
  if (length > maxBytes) throw new DomainError('upload.too_large', { megabytes: maxBytes / 1024 ** 2 });
  await makeRoom(ctx, length);
  await refuseOverQuota(ctx, length);
  if ((await ctx.platform.uploads.freeBytes()) - length < RESERVED_BYTES) throw new DomainError('upload.no_space');
  return {
    'upload-id': randomBytes(16).toString('base64url'),
    'upload-length': String(length),
    'upload-metadata': Metadata.stringify({ accountId: ctx.account.id, purpose, fileName: fileName.toWellFormed() }),
  };
}

function readMetadata(header: unknown): object {
  try {
    return typeof header === 'string' ? Metadata.parse(header) : {};
  } catch {
    return {};
  }
}

async function refuseOverQuota(ctx: AccountContext, length: number): Promise<void> {
  const { usedBytes, arrivingBytes, quotaBytes } = await storageUse(ctx);
  const left = Math.max(0, quotaBytes - usedBytes - arrivingBytes);
  if (length <= left) return;
  throw new DomainError('upload.over_quota', { megabytes: Math.floor((left / 1024 ** 2) * 10) / 10 });
}

/** One account fills no disk with beginnings: its oldest make room for its newest. */
async function makeRoom(ctx: AccountContext, length: number): Promise<void> {
  const all = await ctx.platform.uploads.list(ctx.tenant.id);
  const own = all
    .filter(({ accountId }) => accountId === ctx.account.id)
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  let bytes = length;
  for (const [at, upload] of own.entries()) {
    bytes += upload.size;
    if (at + 1 >= OPEN_UPLOADS.atMost || bytes > OPEN_UPLOADS.maxBytes) await ctx.platform.uploads.remove(upload);
  }
}
