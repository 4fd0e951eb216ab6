import type { Tx } from './tenant-transaction.ts';

interface Asker<Asked, Row> {
  asked: Asked;
  resolve(row: Row | undefined): void;
  reject(error: unknown): void;
}

/**
 * One statement for all who ask for a row by its key in a transaction that they share (`gather-transactions.ts`): what
 * is asked in one go is sent in one go. A key that is asked for again is for the next statement of the transaction, as
 * an update takes each row once. Whoever asks for a row that is not there gets nothing.
 */
export function gatheredStatement<Key, Asked extends Key, Row extends Key>(
  keyOf: (row: Key) => string,
  ask: (tx: Tx, tenantId: string, all: readonly Asked[]) => Promise<readonly Row[]>,
): (tx: Tx, tenantId: string, asked: Asked) => Promise<Row | undefined> {
  type Askers = Map<string, Asker<Asked, Row>>;
  const gathering = new WeakMap<Tx, Askers>();

  async function send(tx: Tx, tenantId: string, askers: Askers): Promise<void> {
    if (gathering.get(tx) === askers) gathering.delete(tx);
    try {
      const rows = await ask(
        tx,
        tenantId,
        Array.from(askers.values(), ({ asked }) => asked),
      );
      const found = new Map(rows.map((row) => [keyOf(row), row]));
      for (const [key, { resolve }] of askers) resolve(found.get(key));
    } catch (error) {
      for (const { reject } of askers.values()) reject(error);
    }
  }

  return (tx, tenantId, asked) =>
    new Promise((resolve, reject) => {
      const key = keyOf(asked);
      const open = gathering.get(tx);
      const askers: Askers = open && !open.has(key) ? open : new Map();
      if (askers !== open) {
        gathering.set(tx, askers);
        queueMicrotask(() => void send(tx, tenantId, askers));
      }
      askers.set(key, { asked, resolve, reject });
    });
}
