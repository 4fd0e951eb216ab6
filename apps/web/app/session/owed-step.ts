import { readStored, removeStored, writeStored } from './safe-storage.ts';

const KEY = 'owed_step';

/** What the account has to do before the server answers anything else, as its sign-in said: the name of the step. */
export const owedStep = (): string | null => readStored(KEY);

export function noteOwedStep(step: string | undefined): void {
  if (step) writeStored(KEY, step);
  else removeStored(KEY);
}
