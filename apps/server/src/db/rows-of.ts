import type { SQL } from 'drizzle-orm';
import type { Tx } from './tenant-transaction.ts';

/**
 * The rows of a statement written by hand. Its author vouches for their shape, in the database's own terms: whatever is
 * larger than an integer, a moment and JSON come as text.
 */
export async function rowsOf<Row>(tx: Tx, statement: SQL): Promise<Row[]> {
  return (await tx.execute(statement)) as unknown as Row[];
}
