import type { ErrorCode } from '@hessa/contract/errors/catalogue';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../error-reply.ts';
import { busyPage, wantsPage } from './bare-page.ts';
import { createInFlight } from './in-flight.ts';
import type { Metrics, ShedReason } from './measure.ts';
import type { Operations } from './operations.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose place this request holds among those under way; null while it holds none. */
    holdsPlaceOf: string | null;
  }
}

/** Work that waits this long for its turn is better refused: the client knows at once and comes back. */
const LATE_MS = 250;

/** Per process. A tenant's rush past this is refused, and the other tenants' requests still find room. */
const IN_FLIGHT = { perTenant: 200, total: 1000 };

/**
 * Refuses at the door what cannot be served in time: 503 with Retry-After, before any work is done for it. Probes
 * and files are let through: they cost next to nothing.
 */
export function shedLoad(app: FastifyInstance, operations: Operations, metrics: Metrics, limits = IN_FLIGHT): void {
  const inFlight = createInFlight(limits);
  app.decorateRequest('holdsPlaceOf', null);

  app.addHook('onRequest', (request, reply, done) => {
    if (!isWork(request)) return done();
    if (operations.loopDelay.ms > LATE_MS) return turnAway(request, reply, 'event loop');
    // Pages come through: they show the outage in words of their own.
    if (!operations.database.isUp && request.routeOptions.config.endpoint) return turnAway(request, reply, 'database');
    done();
  });

  // Counted when the body is here, so that clients who send slowly cannot hold a tenant's places. Forms are read
  // by their handler; what those wait for is bounded by the queues behind it.
  app.addHook('preHandler', (request, reply, done) => {
    if (!isWork(request) || request.headers['content-type']?.startsWith('multipart/')) return done();
    const tenant = tenantOf(request);
    const outcome = inFlight.enter(tenant);
    if (outcome !== 'entered') return turnAway(request, reply, outcome === 'all full' ? 'in flight' : 'tenant');
    request.holdsPlaceOf = tenant;
    done();
  });
  // A slow reader holds no place either: the work is done when the answer is on its way.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    leave(request);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    leave(request);
    done();
  });

  function leave(request: FastifyRequest): void {
    if (request.holdsPlaceOf === null) return;
    inFlight.leave(request.holdsPlaceOf);
    request.holdsPlaceOf = null;
  }

  function turnAway(request: FastifyRequest, reply: FastifyReply, reason: ShedReason): void {
    metrics.countShed(reason);
    // Spread out, so that those who were refused together do not come back together.
    const retryAfterSeconds = 1 + Math.floor(Math.random() * 4);
    if (wantsPage(request)) {
      busyPage(reply, retryAfterSeconds);
      return;
    }
    const code: ErrorCode = reason === 'database' ? 'service.unavailable' : 'service.busy';
    refuse(reply, code, { retryAfterSeconds });
  }
}

/** Calls of the API and pages; neither probes nor files. */
function isWork(request: FastifyRequest): boolean {
  const { url, config } = request.routeOptions;
  return config?.endpoint !== undefined || url === '/*';
}

/** Pages name no tenant but a host; either way it is only a key to count by. */
function tenantOf(request: FastifyRequest): string {
  const named = request.headers['x-tenant-id'];
  return typeof named === 'string' ? named : `host ${request.hostname}`;
}
