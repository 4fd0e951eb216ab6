import type { FastifyInstance } from 'fastify';
import { refuse } from '../error-reply.ts';
import { mayReadMetrics } from './may-read-metrics.ts';
import type { Metrics } from './measure.ts';

const config = { openBecause: 'it asks for the metrics token or a local peer itself' };

export function serveMetrics(app: FastifyInstance, { registry }: Metrics, token: string | undefined): void {
  app.get('/metrics', { config, logLevel: 'warn' }, async (request, reply) => {
    const allowed = mayReadMetrics({ peer: request.socket.remoteAddress, headers: request.headers }, token);
    if (!allowed) return refuse(reply, 'access.forbidden');
    const text = await registry.metrics();
    return reply.header('cache-control', 'no-store').header('content-type', registry.contentType).send(text);
  });
}
