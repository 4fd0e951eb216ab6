import type { FastifyReply, FastifyRequest } from 'fastify';

/** For so long after a change others may see a page as it was, while it is made anew behind it. */
export const OLD_PAGE_MS = 2_000;

const MARK = 'hessa_edited=1';
const COOKIE = `${MARK}; Path=/; Max-Age=${OLD_PAGE_MS / 1000 + 1}; HttpOnly; SameSite=Lax`;

/** The browser of whoever changed something carries a mark for as long as there can be an old page. */
export function markEditor(reply: FastifyReply): void {
  reply.header('set-cookie', COOKIE);
}

export function hasJustEdited({ headers: { cookie = '' } }: FastifyRequest): boolean {
  return cookie.includes(MARK);
}
