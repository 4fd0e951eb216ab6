import { Counter, type Registry } from 'prom-client';
import type { StatementFigures } from '../../platform/watch/statement-figures.ts';

/** What the statements of each call and job take. Names are the routes' own, so their number is bounded. */
export function measureStatements(registers: Registry[], figures: ReadonlyMap<string, StatementFigures>): void {
  counter('hessa_statements_total', 'Statements that the database answered', 'count');
  counter('hessa_statement_seconds_total', 'What they took together', 'seconds');
  counter('hessa_slow_statements_total', 'Those that took longer than SLOW_STATEMENT_MS', 'slow');

  function counter(name: string, help: string, figure: keyof StatementFigures): void {
    new Counter({
      name,
      help,
      labelNames: ['during'],
      registers,
      collect() {
        this.reset();
        for (const [during, each] of figures) this.inc({ during }, each[figure]);
      },
    });
  }
}
