import { Counter, Gauge, type Registry } from 'prom-client';
import { oneLook } from './one-look.ts';
import type { Operations } from './operations.ts';

/** The queue is in the database, so every server tells the same of it; what was done is told by who did it. */
export function measureJobs(registers: Registry[], { database, load }: Operations): void {
  const queues = oneLook(load.jobs, () => database.isUp);
  const kinds = oneLook(load.longJobs, () => database.isUp);
  new Gauge({
    name: 'hessa_jobs_oldest_waiting_seconds',
    help: 'How long the oldest job that may run has waited, 0 when none waits',
    labelNames: ['queue'],
    registers,
    async collect() {
      const found = await queues();
      this.reset();
      for (const { queue, oldestSeconds } of found) this.set({ queue }, oldestSeconds);
    },
  });
  new Gauge({
    name: 'hessa_jobs',
    help: 'Jobs of the queue in the database, so every server reports the same number',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      const found = await queues();
      this.reset();
      for (const { queue, waiting, active } of found) {
        this.set({ queue, state: 'waiting' }, waiting);
        this.set({ queue, state: 'active' }, active);
      }
    },
  });
  new Gauge({
    name: 'hessa_long_jobs',
    help: 'Long work in the database by kind (films, archives, imports), so every server reports the same number',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      const found = await kinds();
      this.reset();
      for (const { kind, state, count } of found) this.set({ kind, state }, count);
    },
  });
  new Gauge({
    name: 'hessa_long_jobs_oldest_seconds',
    help: 'How long ago the oldest of them was asked for, or was begun',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      const found = await kinds();
      this.reset();
      for (const { kind, state, oldestSeconds } of found) this.set({ kind, state }, oldestSeconds);
    },
  });
  new Counter({
    name: 'hessa_jobs_done_total',
    help: 'Tries of jobs that ended on this server, well or not',
    labelNames: ['queue', 'outcome'],
    registers,
    collect() {
      this.reset();
      for (const [queue, { done, failed }] of load.jobTries) {
        this.inc({ queue, outcome: 'done' }, done);
        this.inc({ queue, outcome: 'failed' }, failed);
      }
    },
  });
}
