import { PgDialect } from 'drizzle-orm/pg-core';
import { drizzle, type PgRemoteDatabase } from 'drizzle-orm/pg-proxy';
import type { Lane } from './lane.ts';
import type { Lanes } from './lanes.ts';

/** What features get: typed queries inside one transaction of one tenant. There is no way to nest another. */
export type Tx = Omit<PgRemoteDatabase, 'transaction'>;

export type WithTenant = <T>(work: (tx: Tx) => Promise<T>, mode?: TransactionMode) => Promise<T>;

/** For the edges that serve every tenant: requests and jobs. */
export type WithAnyTenant = <T>(tenantId: string, work: (tx: Tx) => Promise<T>, mode?: TransactionMode) => Promise<T>;

/** `read` does not wait for its commit: there is nothing to lose. */
export type TransactionMode = 'write' | 'read';

const dialect = new PgDialect();

type Send = (text: string, params: unknown[]) => ReturnType<Lane['sql']['unsafe']>;

const senders = new WeakMap<Tx, Send>();

/** A finished statement of another library (the job queue) inside this transaction. */
export async function runStatement(tx: Tx, text: string, params: unknown[] = []): Promise<Record<string, unknown>[]> {
  const send = senders.get(tx);
  if (!send) throw new Error('not a transaction of this database');
  return [...(await send(text, params))];
}

/** Tenant ids go into the statement as text, so nothing but this shape may come near it. */
const TENANT_ID = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;

class ConnectionLost extends Error {
  readonly code = 'CONNECTION_CLOSED';
}

/**
 * BEGIN and the tenant travel in one message, pipelined before the first query, so that a transaction costs no
 * round trip of its own at its start. Row-level security reads `hessa.tenant`; without it every table is empty.
 */
export function tenantTransaction<T>(
  lanes: Lanes,
  tenantId: string,
  mode: TransactionMode,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (!TENANT_ID.test(tenantId)) throw new Error('a tenant id of the wrong shape');
  return lanes.use(async (lane) => {
    const generation = lane.generation;
    const begun = lane.sql.unsafe(
      `begin${mode === 'read' ? ' read only' : ''}; set local hessa.tenant = '${tenantId}'`,
    );
    begun.catch(() => {});
    const scope = { open: true };
    const send: Send = (text, params) => {
      if (!scope.open) throw new Error('a query after its transaction ended');
      if (lane.generation !== generation) throw new ConnectionLost('the connection was lost in mid-transaction');
      return lane.sql.unsafe(text, params as never[], { prepare: true });
    };
    const tx = drizzle(
      async (text, params, method) => {
        const query = send(text, params);
        return { rows: await (method === 'execute' ? query : query.values()) };
      },
      {},
      () => dialect,
    );
    senders.set(tx, send);
    let result: T;
    try {
      result = await work(tx);
      await begun;
    } catch (error) {
      scope.open = false;
      if (lane.generation === generation) await lane.sql.unsafe('rollback').catch(() => {});
      throw error;
    }
    scope.open = false;
    if (lane.generation !== generation) throw new ConnectionLost('the connection was lost before the commit');
    const committed = lane.sql.unsafe('commit');
    if (mode === 'write') await committed;
    else committed.catch(() => {});
    return result;
  });
}
