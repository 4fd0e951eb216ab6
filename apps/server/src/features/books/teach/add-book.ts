import { addBook as endpoint } from '@hessa/contract/books/teach/add-book';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { books } from '../books-table.ts';
import { presentShopBook, shopBookRow, toldBook } from './shop-book-row.ts';

export const addBook = handle(endpoint, async (ctx, { body: { key, book } }) => {
  const { id: tenantId } = ctx.tenant;
  const values = { ...shopBookRow(tenantId, book), tenantId, requestKey: key };
  return ctx.withTenant(async (tx) => {
    // Of two presses at once the second waits on the key of the first, and then finds its book.
    const [made] = await tx.insert(books).values(values).onConflictDoNothing().returning();
    if (made) {
      const details = { book: made.id, after: toldBook(made) };
      await recordEvent(tx, ctx, { kind: 'book.added', actorId: ctx.account.id, details });
      return { data: presentShopBook(made) };
    }
    const [known] = await tx
      .select()
      .from(books)
      .where(and(eq(books.tenantId, tenantId), eq(books.requestKey, key)));
    if (!known) throw new Error('the book was not made');
    return { data: presentShopBook(known) };
  });
});
