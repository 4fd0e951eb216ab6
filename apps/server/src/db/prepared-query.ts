import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { drizzle, type RemoteCallback } from 'drizzle-orm/pg-proxy';
import { remoteOf, runStatement, type Tx } from './tenant-transaction.ts';

interface Preparable<Result> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Result> };
}

/** Where the query that is being started right now goes; null at any other moment. */
let destination: RemoteCallback | null = null;

/** Belongs to no connection: its queries go to the transaction that each call names. */
const unbound = drizzle((text, params, method) => {
  if (!destination) throw new Error('a prepared query was started outside its transaction');
  return destination(text, params, method);
});

/**
 * A query whose text is built once instead of at every request: building it costs more than sending it. Values are
 * placeholders, `sql.placeholder('name')`. For the few queries that every request runs.
 */
export function preparedQuery<Values extends Record<string, unknown>, Result>(
  build: (db: Tx) => Preparable<Result>,
): (tx: Tx, values: Values) => Promise<Result> {
  const prepared = build(unbound).prepare('');
  return (tx, values) => {
    destination = remoteOf(tx);
    try {
      // The query reaches its destination before this returns; were that ever to change, it would find none.
      return prepared.execute(values);
    } finally {
      destination = null;
    }
  };
}

const dialect = new PgDialect();

/** The same for a statement written by hand, whose rows come as `rowsOf` gives them. */
export function preparedStatement<Values extends Record<string, unknown>, Row>(
  statement: SQL,
): (tx: Tx, values: Values) => Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return async (tx, values) => (await runStatement(tx, text, fillPlaceholders(params, values))) as Row[];
}
