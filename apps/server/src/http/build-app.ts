import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import { noteArrivals } from '../calls/arrival-address.ts';
import type { Feature } from '../calls/feature.ts';
import type { WithAnyTenant } from '../db/tenant-transaction.ts';
import { claimedLogin } from '../features/auth/claimed-login.ts';
import { findSignedIn } from '../features/auth/find-signed-in.ts';
import type { Platform } from '../platform/platform.ts';
import { allowTenantOrigins } from './cross-origin.ts';
import { demandAccess } from './demand-access.ts';
import { refuse } from './error-reply.ts';
import { handleErrors } from './handle-errors.ts';
import { createKnownTenants } from './known-tenants.ts';
import { type LogOptions, logRequests, ownRequestLines, requestLogger } from './log-requests.ts';
import { mountFeatures } from './mount-features.ts';
import { serveDocs } from './openapi/serve-docs.ts';
import { operate } from './operations/operate.ts';
import type { Operations } from './operations/operations.ts';
import { noteEdits } from './pages/after-edits.ts';
import { newRequestId } from './request-id.ts';

export interface AppDependencies {
  features: readonly Feature[];
  withTenant: WithAnyTenant;
  /** For what may be two seconds old. */
  mayBeOld: WithAnyTenant;
  tenantOfHost: (host: string) => Promise<string | null>;
  platform: Platform;
  operations: Operations;
  log: LogOptions;
  /** Networks whose X-Forwarded-For is believed; none by default. */
  trustedProxies: string[];
  /** Whether /api/docs describes the API. */
  apiDocs: boolean;
}

/** The largest JSON or form body of a call that asks for no more; uploads have routes of their own. */
const BODY_LIMIT = 64 * 1024;

/** The API as a Fastify instance that listens nowhere yet. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: requestLogger(dependencies.log),
    logController: ownRequestLines,
    genReqId: newRequestId,
    bodyLimit: BODY_LIMIT,
    // A slow or silent client gives its socket back; Fastify itself would wait for ever.
    connectionTimeout: 15_000,
    requestTimeout: 9000,
    keepAliveTimeout: 5000,
    // Node looks for slow sockets every 30 s by itself, which makes the limits above mean little.
    http: { connectionsCheckingInterval: 1000 },
    forceCloseConnections: 'idle',
    trustProxy: dependencies.trustedProxies.length > 0 ? dependencies.trustedProxies : false,
    // While it stops, what still arrives on an open connection is served: nothing accepted is lost.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200, ignoreDuplicateSlashes: false, caseSensitive: true },
    clientErrorHandler: refuseMalformed,
    // An address that cannot be decoded is an address that does not exist; by default it would be quoted back.
    frameworkErrors: (_error, _request, reply) => {
      refuse(reply as never, 'request.not_found');
    },
  });
  app.server.headersTimeout = 5000;
  app.removeContentTypeParser('text/plain');
  parseJson(app);
  await app.register(cookie);
  await app.register(multipart, {
    limits: { files: 0, fields: 20, parts: 20, fieldSize: 10_000, fieldNameSize: 100, headerPairs: 50 },
  });

  noteArrivals(app);
  demandAccess(app);
  handleErrors(app);
  logRequests(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  });
  operate(app, dependencies.operations);
  allowTenantOrigins(app, dependencies.tenantOfHost);
  const tenants = createKnownTenants(dependencies.withTenant, dependencies.platform.memories);
  const mounting = { ...dependencies, tenants, findSignedIn, claimedLogin };
  noteEdits(app, dependencies.platform);
  await mountFeatures(app, mounting, dependencies.features);
  if (dependencies.apiDocs) serveDocs(app);
  app.setNotFoundHandler((_request, reply) => refuse(reply, 'request.not_found'));
  app.all('/api/*', { config: { openBecause: 'an address of the API that does not exist' } }, (_request, reply) =>
    refuse(reply, 'request.not_found'),
  );
  return app;
}

/** Many clients name JSON on every call, also where there is nothing to send: an empty body is no body. */
function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}

const STATUS_LINES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** What never became a request: a broken header block, an oversized one, a client that stopped in the middle. */
function refuseMalformed(error: Error & { code?: string }, socket: import('node:net').Socket): void {
  if (!socket.writable) return;
  const status = STATUS_LINES[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
