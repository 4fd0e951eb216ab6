import { channel } from 'node:diagnostics_channel';
import { isGrade } from '@hessa/rules/courses/grade';
import type { ServedGrades } from '@hessa/rules/team/served-grades';
import { PgDialect } from 'drizzle-orm/pg-core';
import { drizzle, type PgRemoteDatabase, type RemoteCallback } from 'drizzle-orm/pg-proxy';
import type { Lane } from './lane.ts';
import type { Lanes } from './lanes.ts';
import { isTenantId } from './tenant-id.ts';

/** What features get: typed queries inside one transaction of one tenant. There is no way to nest another. */
export type Tx = Omit<PgRemoteDatabase, 'transaction'>;

export type WithTenant = <T>(work: (tx: Tx) => Promise<T>, mode?: TransactionMode) => Promise<T>;

/** For the edges that serve every tenant: requests and jobs. Students of grades that are not `served` are not there. */
export type WithAnyTenant = <T>(
  tenantId: string,
  work: (tx: Tx) => Promise<T>,
  mode?: TransactionMode,
  served?: ServedGrades,
) => Promise<T>;

/**
 * `read` does not wait for its commit: there is nothing to lose. `snapshot` reads too, and everything in it is of one
 * moment, however long it takes. Those `at once` are for statements of which none waits for another's answer: the end
 * travels with them, so that the whole transaction is one message; what their answers lead to can no longer undo it.
 */
export type TransactionMode = 'write' | 'read' | 'snapshot' | 'write at once' | 'read at once';

const BEGIN: Record<TransactionMode, string> = {
  write: 'begin',
  read: 'begin read only',
  snapshot: 'begin isolation level repeatable read read only',
  'write at once': 'begin',
  'read at once': 'begin read only',
};
const AT_ONCE: ReadonlySet<TransactionMode> = new Set(['write at once', 'read at once']);
const WRITING: ReadonlySet<TransactionMode> = new Set(['write', 'write at once']);

const dialect = new PgDialect();

/** Every statement on its way, for whoever listens: tests count them. Costs nothing while nobody does. */
const statements = channel('hessa:statement');
/** And when each was answered, which traces and the watch over slow ones go by. */
const answers = channel('hessa:statement-done');

type Send = (text: string, params: unknown[]) => ReturnType<Lane['sql']['unsafe']>;

const senders = new WeakMap<Tx, Send>();

/** A finished statement of another library (the job queue) inside this transaction. */
export async function runStatement(tx: Tx, text: string, params: unknown[] = []): Promise<Record<string, unknown>[]> {
  const send = senders.get(tx);
  if (!send) throw new Error('not a transaction of this database');
  return [...(await answered(text, send(text, params)))];
}

/** How Drizzle reaches the database inside this transaction. */
export function remoteOf(tx: Tx): RemoteCallback {
  const send = senders.get(tx);
  if (!send) throw new Error('not a transaction of this database');
  return remoteThrough(send);
}

function remoteThrough(send: Send): RemoteCallback {
  return async (text, params, method) => {
    const query = send(text, params);
    return { rows: await answered(text, method === 'execute' ? query : query.values()) };
  };
}

async function answered<T>(text: string, query: PromiseLike<T>): Promise<T> {
  if (!answers.hasSubscribers) return query;
  const startedAt = performance.now();
  try {
    return await query;
  } finally {
    answers.publish({ text, startedAt });
  }
}

class ConnectionLost extends Error {
  readonly code = 'CONNECTION_CLOSED';
}

/** PostgreSQL answers COMMIT of a failed transaction with a polite ROLLBACK: without a look it would pass for success. */
class FailedStatementIgnored extends Error {
  override message = 'a statement failed and its error was swallowed: nothing was saved';
}

/** It goes into the statement as text, so nothing of another shape may come near it. */
function settingsOf(tenantId: string, served: ServedGrades): string {
  if (!isTenantId(tenantId)) throw new Error('a tenant id of the wrong shape');
  if (!served) return `set local hessa.tenant = '${tenantId}'`;
  if (!served.every(isGrade)) throw new Error('a grade of the wrong shape');
  return `set local hessa.tenant = '${tenantId}'; set local hessa.grades = '{${served.join(',')}}'`;
}

/**
 * BEGIN and the tenant travel in one message, pipelined before the first query, so that a transaction costs no
 * round trip of its own at its start. Row-level security reads `hessa.tenant`; without it every table is empty.
 * It reads `hessa.grades` too; without it students of every grade are there.
 */
export function tenantTransaction<T>(
  lanes: Lanes,
  tenantId: string,
  mode: TransactionMode,
  work: (tx: Tx) => Promise<T>,
  served: ServedGrades = null,
): Promise<T> {
  const settings = settingsOf(tenantId, served);
  return lanes.use(async (lane) => {
    const generation = lane.generation;
    const begun = lane.sql.unsafe(`${BEGIN[mode]}; ${settings}${lane.limits}`);
    begun.catch(() => {});
    const scope: { open: boolean; ended: ReturnType<Lane['sql']['unsafe']> | null } = { open: true, ended: null };
    const end = () => {
      const ended = lane.sql.unsafe('commit');
      ended.catch(() => {});
      Object.assign(scope, { open: false, ended });
      return ended;
    };
    const send: Send = (text, params) => {
      if (!scope.open) throw new Error('a query after its transaction ended');
      if (lane.generation !== generation) throw new ConnectionLost('the connection was lost in mid-transaction');
      if (statements.hasSubscribers) statements.publish(text);
      return lane.sql.unsafe(text, params as never[], { prepare: true });
    };
    const tx = drizzle(remoteThrough(send), {}, () => dialect);
    senders.set(tx, send);
    let result: T;
    try {
      const working = work(tx);
      // The driver gathers what is sent until then into one write.
      if (AT_ONCE.has(mode)) setImmediate(() => scope.open && end());
      result = await working;
      await begun;
    } catch (error) {
      scope.open = false;
      // Without its BEGIN or after a reconnection, a query saw empty tables: whatever was concluded from them is void.
      const notBegun = await begun.then(
        () => null,
        (failure: unknown) => failure,
      );
      if (lane.generation !== generation) throw new ConnectionLost('the connection was lost in mid-transaction');
      // The server's last words may arrive before the connection is seen to close: then the rollback finds out.
      const rolledBack = await (scope.ended ?? lane.sql.unsafe('rollback')).then(
        () => true,
        () => false,
      );
      if (notBegun !== null) throw notBegun;
      if (!rolledBack || lane.generation !== generation) {
        throw new ConnectionLost('the connection was lost before the rollback');
      }
      throw error;
    }
    if (!scope.ended && lane.generation !== generation) {
      throw new ConnectionLost('the connection was lost before the commit');
    }
    const committed = scope.ended ?? end();
    if (WRITING.has(mode) && (await committed).command === 'ROLLBACK') throw new FailedStatementIgnored();
    return result;
  });
}
