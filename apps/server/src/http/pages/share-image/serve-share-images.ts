import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../../errors/domain-error.ts';
import { boundedQueue } from '../../../platform/bounded-queue.ts';
import type { Memories } from '../../../platform/memory/memories.ts';
import type { MemoryKind } from '../../../platform/memory/memory.ts';
import { inProcessApi } from '../in-process-api.ts';
import { readApi } from '../read-api.ts';
import type { PageSite } from '../site-of.ts';
import { drawShareImage } from './draw-share-image.ts';
import { courseCard, type ShareCard, siteCard } from './share-card.ts';

const config = { openBecause: 'a picture that social networks show beside a shared link' };
/** The picture's own words are in its tag, so what changed is asked for anew; networks ask rarely anyway. */
const CACHE_CONTROL = 'public, max-age=3600';
const COURSE_ID = /^[1-9]\d{0,8}$/;

/** One drawing at a time takes a part of one core, whoever asks for what. */
const DRAWN_AT_ONCE = 1;
const WAITING_AT_MOST = 20;

/** Kept by what they show: an edited name is another picture at once, and an edited lesson is not. */
const pictures: MemoryKind<Buffer> = {
  name: 'share images',
  bound: { bytes: 8 * 1024 * 1024, bytesOf: (picture) => picture.length },
  lifetimeMs: 3_600_000,
};

/** Pictures of shared links, for the tenant of the host that is asked. */
export function serveShareImages(
  app: FastifyInstance,
  siteOf: (request: FastifyRequest) => Promise<PageSite>,
  memories: Memories,
): void {
  const queue = boundedQueue(DRAWN_AT_ONCE, WAITING_AT_MOST);
  const memory = memories.of(pictures);

  app.get<{ Params: { file: string } }>('/share/course/:file', { config }, async (request, reply) => {
    const id = request.params.file.endsWith('.png') ? request.params.file.slice(0, -4) : '';
    if (!COURSE_ID.test(id)) throw new DomainError('course.not_found');
    const site = await siteOf(request);
    const apiFetch = apiOf(site);
    const [course, { data }] = await Promise.all([
      readApi(apiFetch, 'GET /Course/tree', { query: { courseid: id } }),
      readApi(apiFetch, 'GET /api/Site'),
    ]);
    return send(request, reply, site, courseCard(course.data, data.profile.name));
  });

  app.get('/share/site.png', { config }, async (request, reply) => {
    const site = await siteOf(request);
    const { data } = await readApi(apiOf(site), 'GET /api/Site');
    return send(request, reply, site, siteCard(data.profile));
  });

  const apiOf = ({ tenantId, siteUrl }: PageSite) =>
    inProcessApi(app, tenantId, { host: new URL(siteUrl).host, ip: '127.0.0.1' });

  async function send(request: FastifyRequest, reply: FastifyReply, { tenantId }: PageSite, card: ShareCard) {
    const words = createHash('sha256').update(JSON.stringify(card)).digest('base64url').slice(0, 22);
    const etag = `"${words}"`;
    const held = request.headers['if-none-match']?.includes(etag) === true;
    const picture = held ? null : await memory.get(`${tenantId} ${words}`, () => queue.run(() => drawShareImage(card)));
    reply
      .header('etag', etag)
      .header('cache-control', CACHE_CONTROL)
      // Made to be shown by others.
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('content-security-policy', "default-src 'none'");
    return picture ? reply.type('image/png').send(picture) : reply.code(304).send();
  }
}
