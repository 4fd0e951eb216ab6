import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { loadModule } from 'libpg-query';
import type { WithAnyTenant } from '../../db/tenant-transaction.ts';
import type { TenantTables } from './levels.ts';
import { routeFaults } from './route-faults.ts';

/** Statements that this worker's servers sent and that were not judged yet; each text is judged once. */
const waiting = new Set<string>();
const judged = new Set<string>();
const isTest = new AsyncLocalStorage<true>();
let isListening = false;

export async function listenToStatements(): Promise<void> {
  if (isListening) return;
  isListening = true;
  await loadModule();
  subscribe('hessa:statement', (text) => {
    if (!isTest.getStore() && !judged.has(String(text))) waiting.add(String(text));
  });
}

/** For what a test asks with its own hands, of whatever shape: it is no statement of the server. */
export function byHand(withTenant: WithAnyTenant): WithAnyTenant {
  return (...asked) => isTest.run(true, () => withTenant(...asked));
}

/** What is wrong with the statements since the last time, each with its text. */
export function faultsOfSent(tables: TenantTables): string[] {
  const faults = [...waiting].flatMap((text) => {
    const found = routeFaults(text, tables);
    return found.length > 0 ? [`${found.join('; ')}\n  in ${text}`] : [];
  });
  for (const text of waiting) judged.add(text);
  waiting.clear();
  return faults;
}
