import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { measureBackups } from './measure-backups.ts';
import { measureJobs } from './measure-jobs.ts';
import { measureMachines } from './measure-machines.ts';
import { measureMemories } from './measure-memories.ts';
import { measureStatements } from './measure-statements.ts';
import type { Operations } from './operations.ts';

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export type ShedReason = 'event loop' | 'in flight' | 'tenant' | 'database';

export interface Metrics {
  registry: Registry;
  countShed(reason: ShedReason): void;
}

/** Every number has the route's pattern, never the address: an address may carry a phone number. */
export function measure(app: FastifyInstance, operations: Operations): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'hessa_http_request_duration_seconds',
    help: 'Time from the request to the end of its answer; the count is the number of requests',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const shed = new Counter({
    name: 'hessa_http_requests_shed_total',
    help: 'Requests refused with 503 before any work was done',
    labelNames: ['reason'],
    registers,
  });
  app.addHook('onResponse', (request, reply, done) => {
    durations.observe(labelsOf(request, reply), reply.elapsedTime / 1000);
    done();
  });
  gauge('hessa_event_loop_delay_smoothed_seconds', 'What load shedding goes by', () => operations.loopDelay.ms / 1000);
  gauge('hessa_ready', '1 when this process takes requests', () => {
    return operations.lifecycle.phase === 'ready' && operations.database.isUp ? 1 : 0;
  });
  gauge('hessa_database_up', '1 when the database answers', () => (operations.database.isUp ? 1 : 0));
  gauge('hessa_database_connections_busy', 'Connections in use', () => operations.load.database.busy);
  gauge('hessa_database_waiting', 'Requests that wait for a connection', () => operations.load.database.waiting);
  gauge('hessa_password_hashes_running', 'Password hashes under way', () => operations.load.hashing.running);
  gauge('hessa_password_hashes_waiting', 'Sign-ins that wait for a hash', () => operations.load.hashing.waiting);
  new Counter({
    name: 'hessa_page_faults_total',
    help: 'What broke in pages that readers have open, as the pages tell it',
    labelNames: ['kind'],
    registers,
    collect() {
      this.reset();
      for (const [kind, count] of operations.load.pageFaults) this.inc({ kind }, count);
    },
  });
  measureJobs(registers, operations);
  measureMachines(registers, operations);
  measureStatements(registers, operations.load.statements);
  measureMemories(registers, operations.load.memories);
  measureBackups(registers, operations.load.backups);

  function gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  }
  return { registry, countShed: (reason) => shed.inc({ reason }) };
}

function labelsOf(request: FastifyRequest, reply: FastifyReply) {
  return { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode };
}
