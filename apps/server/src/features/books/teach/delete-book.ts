import { deleteBook as endpoint } from '@hessa/contract/books/teach/delete-book';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { deleteSoftly } from '../../../platform/trash/delete-softly.ts';
import { books } from '../books-table.ts';
import { toldBook } from './shop-book-row.ts';

export const deleteBook = handle(endpoint, async (ctx, { params: { bookId }, query: { version } }) => {
  return ctx.withTenant(async (tx) => {
    const isIt = and(eq(books.tenantId, ctx.tenant.id), eq(books.id, bookId));
    const [gone] = await tx.select().from(books).where(isIt).for('update');
    if (!gone) throw new DomainError('book.not_found');
    if (gone.version !== version) throw new DomainError('teach.changed_meanwhile');
    await deleteSoftly(tx, ctx, { kind: 'book', id: bookId, title: gone.title });
    const details = { book: bookId, before: toldBook(gone) };
    await recordEvent(tx, ctx, { kind: 'book.deleted', actorId: ctx.account.id, details });
    return { data: { id: bookId } };
  });
});
