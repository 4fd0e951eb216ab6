import { StartupError } from '../platform/startup-error.ts';

/** One line for what an operator can mend; the whole story for what is our own fault. */
export function explainAndExit(error: unknown): never {
  if (error instanceof StartupError) console.error(`Hessa cannot start: ${error.message}`);
  else console.error('Hessa cannot start because of a fault in the program:', error);
  process.exit(1);
}
