import type { FastifyInstance } from 'fastify';
import { answerProbes } from './answer-probes.ts';
import { closeConnectionsWhenStopping } from './close-connections-when-stopping.ts';
import { measure } from './measure.ts';
import type { Operations } from './operations.ts';
import { serveMetrics } from './serve-metrics.ts';
import { shedLoad } from './shed-load.ts';

/** Probes, metrics, load shedding and the drain. Comes before every hook that does work for a request. */
export function operate(app: FastifyInstance, operations: Operations): void {
  const metrics = measure(app, operations);
  shedLoad(app, operations, metrics);
  closeConnectionsWhenStopping(app, operations.lifecycle);
  answerProbes(app, operations);
  serveMetrics(app, metrics, operations.metricsToken);
}
