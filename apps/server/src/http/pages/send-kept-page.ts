import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeptPage } from './kept-page.ts';
import { pageHeaders } from './page-headers.ts';
import { pickEncoding } from './pick-encoding.ts';

type Headers = Readonly<Record<string, string>>;

/** Made once a page: over plain HTTP and over TLS it says the same but for one line. */
const heads = new WeakMap<KeptPage, { plain: Headers; secure: Headers }>();

/** Gives out a finished page, or only the news that the browser has it already. */
export async function sendKeptPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
  videoHosts: readonly string[],
): Promise<FastifyReply> {
  const head = headOf(page, videoHosts);
  reply.headers(request.protocol === 'https' ? head.secure : head.plain);
  if (page.status === 200) {
    reply.header('etag', page.etag);
    if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  }
  reply.code(page.status);
  const encoding = page.html.length === 0 ? 'identity' : pickEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await page.encoded(encoding));
}

function headOf(page: KeptPage, videoHosts: readonly string[]) {
  const known = heads.get(page);
  if (known) return known;
  const { inline, headers } = page;
  const made = {
    plain: { ...headers, ...pageHeaders({ inline, secure: false, mode: 'built', videoHosts }) },
    secure: { ...headers, ...pageHeaders({ inline, secure: true, mode: 'built', videoHosts }) },
  };
  heads.set(page, made);
  return made;
}
