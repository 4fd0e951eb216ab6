import { createHmac } from 'node:crypto';
import { equalHashes } from '../../platform/keyed-hash.ts';

const MINUTE = 60 * 1000;

/** A sheet is fetched at once; a video may be paused over dinner. */
export const LINK_LIFETIMES = { attachment: 5 * MINUTE, video: 6 * 60 * MINUTE } as const;

export interface LinkSubject {
  tenantId: string;
  mediaId: string;
  accountId: string;
}

/**
 * A link that opens one file for one account for a while. Its end is rounded up to the minute, so that a page loaded
 * twice names the same address and the browser's cache works.
 */
export function signLink(key: string, subject: LinkSubject, lifetimeMs: number, now: Date): string {
  const until = Math.ceil((now.getTime() + lifetimeMs) / MINUTE) * MINUTE;
  const signature = sign(key, subject, until).toString('base64url');
  return `/media/${subject.tenantId}/${subject.mediaId}?u=${subject.accountId}&e=${until}&s=${signature}`;
}

export function isGoodLink(key: string, subject: LinkSubject, until: number, signature: string, now: Date): boolean {
  return until > now.getTime() && equalHashes(sign(key, subject, until), Buffer.from(signature, 'base64url'));
}

function sign(key: string, { tenantId, mediaId, accountId }: LinkSubject, until: number): Buffer {
  return createHmac('sha256', Buffer.from(key, 'base64url'))
    .update([tenantId, mediaId, accountId, until].join('\n'))
    .digest();
}
