import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';

/** The statements that `work` sent to the database; not those of a job that happens to run beside it. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const inside = new AsyncLocalStorage<true>();
  const listen = (text: unknown) => {
    if (inside.getStore()) sent.push(String(text));
  };
  subscribe('hessa:statement', listen);
  try {
    await inside.run(true, work);
  } finally {
    unsubscribe('hessa:statement', listen);
  }
  return sent;
}
