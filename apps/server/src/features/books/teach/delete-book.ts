import { deleteBook as endpoint } from '@hessa/contract/books/teach/delete-book';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { books } from '../books-table.ts';
import { toldBook } from './shop-book-row.ts';

export const deleteBook = handle(endpoint, async (ctx, { params: { bookId } }) => {
  return ctx.withTenant(async (tx) => {
    const [gone] = await tx
      .delete(books)
      .where(and(eq(books.tenantId, ctx.tenant.id), eq(books.id, bookId)))
      .returning();
    if (!gone) throw new DomainError('book.not_found');
    const details = { book: bookId, before: toldBook(gone) };
    await recordEvent(tx, ctx, { kind: 'book.deleted', actorId: ctx.account.id, details });
    return { data: { id: bookId } };
  });
});
