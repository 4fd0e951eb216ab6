import type { FastifyInstance } from 'fastify';
import type { Operations } from './operations.ts';

const config = { openBecause: 'a probe: it says alive or ready and nothing else' };

/** Probes come every few seconds; a line of log for each would bury the others. */
const logLevel = 'warn';

/** `/healthz`: the process lives. `/readyz`: it is the right one to send requests to. */
export function answerProbes(app: FastifyInstance, { lifecycle, database }: Operations): void {
  app.get('/healthz', { config, logLevel }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { config, logLevel }, (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const status = lifecycle.phase === 'ready' && !database.isUp ? 'no database' : lifecycle.phase;
    if (status === 'ready') return reply.send({ status });
    return reply.status(503).header('retry-after', '2').send({ status });
  });
}
