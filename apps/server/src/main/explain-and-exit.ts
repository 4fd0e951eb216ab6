import { StartupError } from '../errors/startup-error.ts';

/** One line for what an operator can mend; the whole story for what is our own fault. */
export function explainAndExit(error: unknown, failed = 'Hessa cannot start'): never {
  if (error instanceof StartupError) console.error(`${failed}: ${error.message}`);
  else console.error(`${failed} because of a fault in the program:`, withoutValues(error));
  process.exit(1);
}

/** A failed query's own message quotes the values it carried, among them password hashes; its cause does not. */
function withoutValues(error: unknown): unknown {
  const { query, cause, stack } = error as { query?: string; cause?: unknown; stack?: string };
  if (query === undefined) return error;
  const frames = (stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return [query, String(cause), ...frames].join('\n');
}
