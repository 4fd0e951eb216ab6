import { type EndpointDefinition, pathVariants } from '@hessa/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnyCall } from '../calls/handle.ts';
import { during } from '../platform/watch/current-work.ts';
import { type AdmitDependencies, admit, admitClaim } from './admit.ts';
import { refuseStaleSignIn } from './allowed-access.ts';
import { readInput } from './read-input.ts';

/** Turns a call into routes, one for each path variant: tenant, login, access, input, handler, reply. */
export function mount(app: FastifyInstance, dependencies: AdmitDependencies, call: AnyCall): void {
  const { endpoint } = call;
  const name = `${endpoint.method} ${endpoint.path}`;
  for (const path of pathVariants(endpoint.path)) {
    app.route({
      method: endpoint.method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      config: { endpoint },
      ...(endpoint.bodyBytes === undefined ? {} : { bodyLimit: endpoint.bodyBytes }),
      handler: (request, reply) => during('call', name, () => answer(dependencies, call, request, reply)),
    });
  }
}

async function answer(
  dependencies: AdmitDependencies,
  call: AnyCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { endpoint } = call;
  const started = performance.now();
  try {
    const result = await (call.takesClaim ? resultByClaim : resultOf)(dependencies, call, request, reply);
    // What the reply does not declare is stripped here: a column added to a table appears in no answer by itself.
    const body = { success: true, ...endpoint.reply.parse(result) };
    await waitUntil(started, endpoint.floorMs);
    // Only the cache: what waits in the browser's storage to be sent is its account's, and its worker is everybody's.
    if (endpoint.clearsBrowserCache) reply.header('clear-site-data', '"cache"');
    return reply
      .header('cache-control', cacheControl(endpoint))
      .header('content-type', 'application/json; charset=utf-8')
      .send(JSON.stringify(body));
  } catch (error) {
    await waitUntil(started, endpoint.floorMs);
    throw error;
  }
}

type Answering = [dependencies: AdmitDependencies, call: AnyCall, request: FastifyRequest, reply: FastifyReply];

/** Who asks comes before what is asked: a stranger learns nothing from how his input is judged. */
async function resultOf(...[dependencies, call, request, reply]: Answering) {
  const { endpoint } = call;
  const ctx = await admit(dependencies, endpoint, request, reply);
  if (endpoint.freshSignIn) refuseStaleSignIn(ctx);
  return call(ctx as never, (await readInput(endpoint, request)) as never);
}

async function resultByClaim(...[dependencies, call, request, reply]: Answering) {
  const { endpoint } = call;
  const ctx = await admitClaim(dependencies, { access: 'student' }, request, reply);
  const input = await readInput(endpoint, request).catch(async (error: unknown) => {
    await ctx.prove();
    throw error;
  });
  return call(ctx as never, input as never);
}

function cacheControl(endpoint: EndpointDefinition): string {
  if (endpoint.access !== 'public' || endpoint.cacheSeconds === undefined) return 'no-store';
  return `public, max-age=${endpoint.cacheSeconds}`;
}

async function waitUntil(started: number, floorMs = 0): Promise<void> {
  const left = started + floorMs - performance.now();
  if (left > 0) await new Promise((resume) => setTimeout(resume, left));
}
