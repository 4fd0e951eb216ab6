import { type EndpointDefinition, pathVariants } from '@hessa/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WithAnyTenant } from '../db/tenant-transaction.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Platform } from '../platform/platform.ts';
import { refuseWithoutAccess, wantsAccount } from './allowed-access.ts';
import type { PublicContext, SignedIn } from './context.ts';
import { setDeviceCookie } from './device-cookie.ts';
import type { KnownTenants } from './known-tenants.ts';
import { readCaller } from './read-caller.ts';
import { readInput } from './read-input.ts';
import { refuseForeignSite } from './refuse-foreign-site.ts';

export interface MountDependencies {
  withTenant: WithAnyTenant;
  tenants: KnownTenants;
  platform: Platform;
  /** Recognises the bearer token of a request; null for none, a bad one or an expired one. */
  findSignedIn: (ctx: PublicContext) => Promise<SignedIn | null>;
}

type AnyHandler = (ctx: never, input: never) => Promise<Record<string, unknown>>;

/** Turns an endpoint into routes, one for each path variant: tenant, login, access, input, handler, reply. */
export function mount(
  app: FastifyInstance,
  dependencies: MountDependencies,
  endpoint: EndpointDefinition,
  handler: AnyHandler,
): void {
  for (const path of pathVariants(endpoint.path)) {
    app.route({
      method: endpoint.method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      config: { endpoint },
      handler: (request, reply) => answer(dependencies, endpoint, handler, request, reply),
    });
  }
}

async function answer(
  dependencies: MountDependencies,
  endpoint: EndpointDefinition,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const started = performance.now();
  try {
    const ctx = await openContext(dependencies, request, reply);
    await refuseForeignSite(request, ctx);
    // Who asks comes before what is asked: a stranger learns nothing from how his input is judged.
    const account = wantsAccount(endpoint.access) ? await dependencies.findSignedIn(ctx) : null;
    request.accountId = account?.id ?? null;
    refuseWithoutAccess(endpoint.access, account, ctx.caller.bearer);
    const input = await readInput(endpoint, request);
    const result = await handler({ ...ctx, account } as never, input as never);
    // What the reply does not declare is stripped here: a column added to a table appears in no answer by itself.
    const body = { success: true, ...endpoint.reply.parse(result) };
    await waitUntil(started, endpoint.floorMs);
    return reply
      .header('cache-control', cacheControl(endpoint))
      .header('content-type', 'application/json; charset=utf-8')
      .send(JSON.stringify(body));
  } catch (error) {
    await waitUntil(started, endpoint.floorMs);
    throw error;
  }
}

async function openContext(
  { platform, tenants, withTenant }: MountDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PublicContext> {
  const header = request.headers['x-tenant-id'];
  const tenant = typeof header === 'string' ? await tenants.find(header) : null;
  if (!tenant) throw new DomainError('tenant.unknown');
  request.tenantId = tenant.id;
  return {
    tenant,
    now: platform.clock.now(),
    caller: readCaller(request, tenant.id),
    platform,
    withTenant: (work, mode) => withTenant(tenant.id, work, mode),
    issueDeviceCookie: (secret) => setDeviceCookie(request, reply, tenant.id, secret),
  };
}

function cacheControl(endpoint: EndpointDefinition): string {
  if (endpoint.access !== 'public' || endpoint.cacheSeconds === undefined) return 'no-store';
  return `public, max-age=${endpoint.cacheSeconds}`;
}

async function waitUntil(started: number, floorMs = 0): Promise<void> {
  const left = started + floorMs - performance.now();
  if (left > 0) await new Promise((resume) => setTimeout(resume, left));
}
