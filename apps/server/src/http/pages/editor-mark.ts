import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { equalHashes, hmac } from '../../platform/keyed-hash.ts';
import type { Secrets } from '../../settings/key-ring.ts';

/** For so long after a change others may see a page as it was, while it is made anew behind it. */
export const OLD_PAGE_MS = 2_000;

const NAME = 'hessa_edited';
const LIFETIME_SECONDS = OLD_PAGE_MS / 1000 + 1;
const MARK = new RegExp(`(?:^|; )${NAME}=([a-z0-9-]{1,64})\\.([\\w-]{12})\\.([\\w-]{43})(?:;|$)`);

/** What a browser shows of an edit that it made. */
export interface EditorMark {
  tenantId: string;
  /** Which edit it was. */
  id: string;
}

/**
 * The browser of whoever changed something carries a mark for as long as there can be an old page. It names the edit,
 * so that a server that has not heard of it learns of it from the editor's very next request; and it is signed, because
 * whoever could make one up could have pages made anew without end.
 */
export function markEditor(reply: FastifyReply, tenantId: string, secrets: Secrets): string {
  const id = randomBytes(9).toString('base64url');
  const seal = sealOf(secrets.current.mediaKey, tenantId, id).toString('base64url');
  reply.header(
    'set-cookie',
    `${NAME}=${tenantId}.${id}.${seal}; Path=/; Max-Age=${LIFETIME_SECONDS}; HttpOnly; SameSite=Lax`,
  );
  return id;
}

/** The mark of a request, when it is one of ours. */
export function readMark({ headers: { cookie } }: FastifyRequest, secrets: Secrets): EditorMark | null {
  const [, tenantId, id, seal] = (cookie && MARK.exec(cookie)) || [];
  if (!tenantId || !id || !seal) return null;
  const shown = Buffer.from(seal, 'base64url');
  const isOurs = secrets
    .forWhatLives(LIFETIME_SECONDS * 1000)
    .some(({ mediaKey }) => equalHashes(sealOf(mediaKey, tenantId, id), shown));
  return isOurs ? { tenantId, id } : null;
}

export function hasJustEdited({ headers: { cookie = '' } }: FastifyRequest): boolean {
  return cookie.includes(`${NAME}=`);
}

const sealOf = (key: string, tenantId: string, id: string): Buffer => hmac(key, NAME, tenantId, id);
