import { Readable } from 'node:stream';
import type { EndpointDefinition } from '@hessa/contract/endpoint';
import {
  continueUpload,
  dropUpload,
  startUpload,
  UPLOADS_PATH,
  uploadId,
} from '@hessa/contract/media/teach/upload-protocol';
import { Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountContext } from '../../../calls/context.ts';
import type { ServingTools } from '../../../calls/feature.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { InvalidInput } from '../../../errors/invalid-input.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findUpload } from './find-upload.ts';
import { prepareUpload } from './prepare-upload.ts';
import { isDiskFull } from './refuse-full-disk.ts';
import { TusStore } from './tus-store.ts';

const BYTES = 'application/offset+octet-stream';

/** How long a piece that lost its line may hold back the piece that follows it. */
const DRAIN_MS = 500;

/** What of the protocol's headers goes in and out; everything else is ours to say. */
const ASKED = ['tus-resumable', 'upload-offset', 'content-type', 'content-length'];
const ANSWERED = ['tus-resumable', 'upload-offset', 'upload-length', 'location'];

type Refused = Extract<ConstructorParameters<typeof DomainError>[0], `${'upload' | 'request'}.${string}`>;
const REFUSALS: Record<number, Refused> = {
  404: 'upload.not_found',
  409: 'upload.out_of_step',
  413: 'request.too_large',
};

/**
 * The resumable upload of the console: the tus protocol behind the door of every other call. The protocol's server
 * sees a request of our making, so that access, refusals and log lines are the same as everywhere.
 */
export async function serveUploads(app: FastifyInstance, { admit, platform }: ServingTools): Promise<void> {
  const tus = createProtocol(platform);
  await app.register(async (scope) => {
    // The bytes are read by whoever writes them to the disk, never gathered here.
    scope.addContentTypeParser(BYTES, (_request, _payload, done) => done(null));
    const serve = (
      method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE',
      endpoint: EndpointDefinition,
      work: (ctx: AccountContext, request: FastifyRequest) => Promise<Request>,
    ) =>
      scope.route({
        method,
        url: endpoint.path.replace('{uploadId}', ':uploadId'),
        config: { endpoint },
        handler: async (request, reply) => {
          const ctx = await admit('teacher', request, reply);
          if (request.headers['tus-resumable'] === undefined) throw new InvalidInput([]);
          return answer(reply, await tus(await work(ctx, request)));
        },
      });
    serve('POST', startUpload, async (ctx, request) => {
      const headers = { ...asked(request), ...(await prepareUpload(ctx, request.headers)) };
      return new Request(`http://uploads/${ctx.tenant.id}`, { method: 'POST', headers });
    });
    serve('HEAD', continueUpload, ofUpload('HEAD'));
    serve('PATCH', continueUpload, ofUpload('PATCH'));
    serve('DELETE', dropUpload, ofUpload('DELETE'));
  });
}

function createProtocol(platform: Platform): (request: Request) => Promise<Response> {
  const server = new Server({
    path: UPLOADS_PATH,
    datastore: new TusStore(platform),
    lockDrainTimeout: DRAIN_MS,
    namingFunction: (request) => `${tenantOf(request)}/${request.headers.get('upload-id')}`,
    getFileIdFromRequest: (request) => new URL(request.url).pathname.slice(1),
    generateUrl: (_request, { path, id }) => `${path}/${id.split('/')[1]}`,
    onResponseError: (_request, error) => {
      if (error instanceof DomainError) throw error;
      if (isDiskFull(error)) throw new DomainError('upload.no_space');
      return undefined;
    },
  });
  return (request) => server.handleWeb(request);
}

function tenantOf(request: Request): string {
  return new URL(request.url).pathname.slice(1);
}

/** A request about an upload of the caller's own; anyone else's does not exist. */
function ofUpload(method: 'HEAD' | 'PATCH' | 'DELETE') {
  return async (ctx: AccountContext, request: FastifyRequest): Promise<Request> => {
    const { uploadId: asking } = request.params as { uploadId?: unknown };
    const id = uploadId.safeParse(asking);
    if (!id.success) throw new DomainError('upload.not_found');
    const upload = await findUpload(ctx, id.data);
    const init = method === 'PATCH' ? { body: Readable.toWeb(request.raw), duplex: 'half' } : {};
    const url = `http://uploads/${ctx.tenant.id}/${upload.id}`;
    return new Request(url, { method, headers: asked(request), ...init } as RequestInit);
  };
}

function asked(request: FastifyRequest): Record<string, string> {
  return Object.fromEntries(
    ASKED.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

function answer(reply: FastifyReply, response: Response): FastifyReply {
  if (!response.ok) {
    const refused = REFUSALS[response.status];
    if (refused) throw new DomainError(refused);
    if (response.status < 500) throw new InvalidInput([]);
    throw new Error(`the upload protocol answered ${response.status}`);
  }
  for (const name of ANSWERED) {
    const value = response.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  return reply.status(response.status).header('cache-control', 'no-store').send();
}
