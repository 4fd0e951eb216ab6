import { channel } from 'node:diagnostics_channel';
import { isGrade } from '@hessa/rules/courses/grade';
import type { ServedGrades } from '@hessa/rules/team/served-grades';
import { PgDialect } from 'drizzle-orm/pg-core';
import { drizzle, type PgRemoteDatabase, type RemoteCallback } from 'drizzle-orm/pg-proxy';
import type { Lanes } from './lanes.ts';
import { isTenantId } from './tenant-id.ts';
import { ConnectionLost, type Wire } from './wire/wire.ts';
import { type Answer, recordsOf, valuesOf } from './wire/wire-message.ts';

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
 * Those `together` are such too, and may share their transaction with others of their tenant (`gather-transactions.ts`).
 */
export type TransactionMode = 'write' | 'read' | 'snapshot' | 'write at once' | 'read at once' | SharedMode;

/** A write names the rows that it takes, those of a student by the student's id first: they are taken in this order. */
export type SharedMode = 'read together' | { readonly writeTogether: string };

type ModeName = Extract<TransactionMode, string> | 'write together';

const BEGIN: Record<ModeName, string> = {
  write: 'begin',
  read: 'begin read only',
  snapshot: 'begin isolation level repeatable read read only',
  'write at once': 'begin',
  'read at once': 'begin read only',
  'write together': 'begin',
  'read together': 'begin read only',
};
const AT_ONCE: ReadonlySet<ModeName> = new Set(['write at once', 'read at once', 'write together', 'read together']);

export const nameOf = (mode: TransactionMode): ModeName => (typeof mode === 'string' ? mode : 'write together');

export const isShared = (mode: TransactionMode): mode is SharedMode => nameOf(mode).endsWith(' together');

const dialect = new PgDialect();

/** Every statement on its way, for whoever listens: tests count them. Costs nothing while nobody does. */
const statements = channel('hessa:statement');
/** And when each was answered, which traces and the watch over slow ones go by. */
const answers = channel('hessa:statement-done');

type Send = (text: string, params: unknown[]) => Promise<Answer>;

const senders = new WeakMap<Tx, Send>();
const whenCommitted = new WeakMap<Tx, (() => void)[]>();

/** What is to happen once the transaction is saved; nothing of it happens when it is not, or when nobody knows. */
export function afterCommit(tx: Tx, then: () => void): void {
  whenCommitted.get(tx)?.push(then);
}

/** A finished statement of another library (the job queue) inside this transaction. */
export async function runStatement(tx: Tx, text: string, params: unknown[] = []): Promise<Record<string, unknown>[]> {
  const send = senders.get(tx);
  if (!send) throw new Error('not a transaction of this database');
  return recordsOf(await answered(text, send(text, params)));
}

/** How Drizzle reaches the database inside this transaction. */
export function remoteOf(tx: Tx): RemoteCallback {
  const send = senders.get(tx);
  if (!send) throw new Error('not a transaction of this database');
  return remoteThrough(send);
}

function remoteThrough(send: Send): RemoteCallback {
  return async (text, params, method) => {
    const answer = await answered(text, send(text, params));
    return { rows: method === 'execute' ? recordsOf(answer) : valuesOf(answer) };
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

class FailedStatementIgnored extends Error {
  override message = 'a statement failed and its error was swallowed: nothing was saved';
}

/** They go into statements as text, so nothing of another shape may come near them. */
function settingsOf(tenantId: string, served: ServedGrades): string[] {
  if (!isTenantId(tenantId)) throw new Error('a tenant id of the wrong shape');
  const tenant = `set local hessa.tenant = '${tenantId}'`;
  if (!served) return [tenant];
  if (!served.every(isGrade)) throw new Error('a grade of the wrong shape');
  return [tenant, `set local hessa.grades = '{${served.join(',')}}'`];
}

/**
 * BEGIN and the tenant travel in one message with the first query, so that a transaction costs no round trip of its
 * own at its start. Row-level security reads `hessa.tenant`; without it every table is empty. It reads `hessa.grades`
 * too; without it students of every grade are there.
 */
export function tenantTransaction<T>(
  lanes: Lanes,
  tenantId: string,
  mode: TransactionMode,
  work: (tx: Tx) => Promise<T>,
  served: ServedGrades = null,
): Promise<T> {
  const settings = settingsOf(tenantId, served);
  const name = nameOf(mode);
  return lanes.use(async ({ wire, limits }) => {
    let open = true;
    let ended: Promise<Answer> | null = null;
    const end = () => {
      open = false;
      ended ??= tell(wire, 'commit');
      return ended;
    };
    // Comes before the wire's own turn to send, since that is asked for later.
    if (AT_ONCE.has(name)) setImmediate(() => open && end());
    let begun = tell(wire, BEGIN[name]);
    for (const setting of [...settings, ...limits]) begun = tell(wire, setting);
    const send: Send = (text, params) => {
      if (!open) throw new Error('a query after its transaction ended');
      if (statements.hasSubscribers) statements.publish(text);
      return wire.ask(text, params);
    };
    const tx = drizzle(remoteThrough(send), {}, () => dialect);
    const then: (() => void)[] = [];
    senders.set(tx, send);
    whenCommitted.set(tx, then);
    let result: T;
    try {
      result = await work(tx);
      await begun;
      if (wire.lost && !ended) throw new ConnectionLost('the connection was lost before the commit');
    } catch (error) {
      open = false;
      await takeBack(wire, begun, ended);
      throw error;
    }
    const committed = end();
    if (name === 'read' || name === 'snapshot') return result;
    // PostgreSQL answers COMMIT of a failed transaction with a polite ROLLBACK: without a look it would pass for success.
    const { command } = await committed.catch(async (error: unknown) => {
      await succeeds(tell(wire, 'rollback'));
      throw error;
    });
    if (command === 'ROLLBACK') throw new FailedStatementIgnored();
    for (const happen of then) happen();
    return result;
  });
}

/** Whoever does not wait for the answer hears of a failure from the one who does. */
function tell(wire: Wire, text: string): Promise<Answer> {
  const told = wire.tell(text);
  told.catch(() => {});
  return told;
}

/**
 * Ends a transaction whose work failed. Without its BEGIN, or on a connection that was lost, queries saw empty tables:
 * whatever the work concluded from them is void, and this fails instead.
 */
async function takeBack(wire: Wire, begun: Promise<Answer>, ended: Promise<Answer> | null): Promise<void> {
  if (ended && (await succeeds(ended))) return;
  const rolledBack = await succeeds(tell(wire, 'rollback'));
  await begun;
  if (!rolledBack) throw new ConnectionLost('the connection was lost before the rollback');
}

function succeeds(told: Promise<unknown>): Promise<boolean> {
  return told.then(
    () => true,
    () => false,
  );
}
