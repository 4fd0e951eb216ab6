import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { currentWork, type DoneStatement } from './current-work.ts';

export interface StatementFigures {
  count: number;
  seconds: number;
  slow: number;
}

export interface SlowStatement {
  during: string;
  ms: number;
  /** With places for its values, which stay out. */
  text: string;
}

/** What no call or job asked for: a page's host name, the start. */
const NOBODYS = 'none';
const LONGEST_TEXT = 500;

/** Adds up what the statements of each call and job take, and tells of each that took long. */
export function watchStatements(slowMs: number, onSlow: (statement: SlowStatement) => void) {
  const figures = new Map<string, StatementFigures>();
  const listen = (message: unknown) => {
    const { text, startedAt } = message as DoneStatement;
    const ms = performance.now() - startedAt;
    const name = currentWork()?.name ?? NOBODYS;
    let own = figures.get(name);
    if (!own) {
      own = { count: 0, seconds: 0, slow: 0 };
      figures.set(name, own);
    }
    own.count += 1;
    own.seconds += ms / 1000;
    if (ms < slowMs) return;
    own.slow += 1;
    onSlow({ during: name, ms: Math.round(ms), text: text.slice(0, LONGEST_TEXT) });
  };
  subscribe('hessa:statement-done', listen);
  return {
    figures: figures as ReadonlyMap<string, StatementFigures>,
    stop: () => void unsubscribe('hessa:statement-done', listen),
  };
}
