import { subscribe, unsubscribe } from 'node:diagnostics_channel';

/** The statements that the features of this process sent to the database while `work` ran. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const listen = (text: unknown) => void sent.push(String(text));
  subscribe('hessa:statement', listen);
  try {
    await work();
  } finally {
    unsubscribe('hessa:statement', listen);
  }
  return sent;
}
