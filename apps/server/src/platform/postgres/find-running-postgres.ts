import path from 'node:path';
import { OWNER_ROLE } from './create-cluster.ts';
import { loadHostState } from './host-state.ts';
import { askPostmaster, LOOPBACK } from './postmaster-connection.ts';

/** The address of this data folder's PostgreSQL if it runs already, for commands beside a running server. */
export async function findRunningPostgres(dataDir: string): Promise<((database: string) => string) | null> {
  const { initialised, port, password } = await loadHostState(path.join(path.resolve(dataDir), 'postgres'));
  if (!initialised || (await askPostmaster(port, password)) !== 'ready') return null;
  return (database) => `postgres://${OWNER_ROLE}:${password}@${LOOPBACK}:${port}/${encodeURIComponent(database)}`;
}
