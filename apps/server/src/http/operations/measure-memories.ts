import { Counter, Gauge, type Registry } from 'prom-client';
import type { Operations } from './operations.ts';

/** What each memory of this process holds, and how often it had the answer. */
export function measureMemories(registers: Registry[], figuresOf: Operations['load']['memories']): void {
  const labelNames = ['memory'] as const;
  new Gauge({
    name: 'hessa_memory_entries',
    help: 'Answers that are kept',
    labelNames,
    registers,
    collect() {
      for (const { memory, figures } of figuresOf()) this.set({ memory }, figures.entries);
    },
  });
  new Gauge({
    name: 'hessa_memory_bytes',
    help: 'Their size, for the memories that are bounded by it',
    labelNames,
    registers,
    collect() {
      for (const { memory, figures } of figuresOf()) if (figures.bytes !== null) this.set({ memory }, figures.bytes);
    },
  });
  counter('hessa_memory_hits_total', 'Questions that were answered from memory', 'hits');
  counter('hessa_memory_misses_total', 'Questions whose answer had to be made', 'misses');

  function counter(name: string, help: string, figure: 'hits' | 'misses'): void {
    new Counter({
      name,
      help,
      labelNames,
      registers,
      collect() {
        this.reset();
        for (const { memory, figures } of figuresOf()) this.inc({ memory }, figures[figure]);
      },
    });
  }
}
