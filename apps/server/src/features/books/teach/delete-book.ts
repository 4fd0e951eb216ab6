import { deleteBook as endpoint } from '@hessa/contract/books/teach/delete-book';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { books } from '../books-table.ts';
import { toldBook } from './shop-book-row.ts';

export const deleteBook = handle(endpoint, async (ctx, { params: { bookId }, query: { version } }) => {
  return ctx.withTenant(async (tx) => {
    const isIt = and(eq(books.tenantId, ctx.tenant.id), eq(books.id, bookId));
    const [gone] = await tx.delete(books).where(isIt).returning();
    if (!gone) throw new DomainError('book.not_found');
    // The deletion goes with the transaction.
    if (gone.version !== version) throw new DomainError('teach.changed_meanwhile');
    const details = { book: bookId, before: toldBook(gone) };
    await recordEvent(tx, ctx, { kind: 'book.deleted', actorId: ctx.account.id, details });
    return { data: { id: bookId } };
  });
});
