import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/rows-of.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { type Reader, writtenForStudent } from './written-for-student.ts';

/** A board has so much room. */
const AT_MOST = 5;

interface Row {
  /** Null in the row that stands for all that was wiped off. */
  id: string | null;
  text: string | null;
  publishedAt: string;
}

/** What stands on a student's board, newest first, and whether anything stood there before; one statement. */
export async function findBoard(tx: Tx, reader: Reader) {
  const rows = await rowsOf<Row>(
    tx,
    sql`
    with written as materialized (${writtenForStudent(reader)})
    (select id, text, published_at as "publishedAt" from written
      where is_unread order by published_at desc, id desc limit ${AT_MOST})
    union all
    (select null, null, max(published_at) from written where not is_unread having count(*) > 0)
  `,
  );
  return {
    unread: rows.flatMap(({ id, text, publishedAt }) =>
      id === null || text === null ? [] : [{ id: Number(id), text, publishedAt: new Date(publishedAt).toISOString() }],
    ),
    hasPast: rows.some(({ id }) => id === null),
  };
}
