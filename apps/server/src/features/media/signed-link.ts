import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { equalHashes } from '../../platform/keyed-hash.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/**
 * A sheet is fetched at once; a video may be paused over dinner. A link ends on a whole step, so that a page loaded
 * twice names the same address and the browser's cache works.
 */
const LINK_LIFETIMES = {
  attachment: { atMostMs: 5 * MINUTE, stepMs: MINUTE },
  video: { atMostMs: 6 * HOUR, stepMs: HOUR },
} as const;

export type LinkKind = keyof typeof LINK_LIFETIMES;

export interface LinkSubject {
  tenantId: string;
  mediaId: string;
  accountId: string;
  /** The hash of the browser's device cookie; null for a client that showed none. */
  browser: Buffer | null;
}

/** A link that opens one file for one account for a while, and only in the browser that asked for it. */
export function signLink(key: string, subject: LinkSubject, kind: LinkKind, now: Date): string {
  return `/media/${subject.tenantId}/${subject.mediaId}?${signedQuery(key, subject, kind, now)}`;
}

/** What makes a link open: for whom, until when, and the proof of it. */
export function signedQuery(key: string, subject: LinkSubject, kind: LinkKind, now: Date): string {
  const { atMostMs, stepMs } = LINK_LIFETIMES[kind];
  const until = Math.floor((now.getTime() + atMostMs) / stepMs) * stepMs;
  return `u=${subject.accountId}&e=${until}&s=${sign(key, subject, until).toString('base64url')}`;
}

/** The same as it comes back with a request. */
export const signatureQuery = z.object({
  u: z.string().max(80),
  e: z.string().regex(/^\d{10,16}$/),
  s: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
});

/** A link that was given to a client without a cookie opens with or without one. */
export function isGoodLink(key: string, subject: LinkSubject, until: number, signature: string, now: Date): boolean {
  if (until <= now.getTime()) return false;
  const shown = Buffer.from(signature, 'base64url');
  return [subject, { ...subject, browser: null }].some((holder) => equalHashes(sign(key, holder, until), shown));
}

function sign(key: string, { tenantId, mediaId, accountId, browser }: LinkSubject, until: number): Buffer {
  return createHmac('sha256', Buffer.from(key, 'base64url'))
    .update([tenantId, mediaId, accountId, browser?.toString('hex') ?? '', until].join('\n'))
    .digest();
}
