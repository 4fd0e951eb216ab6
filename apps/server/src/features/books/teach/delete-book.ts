import type { deleteBook as endpoint } from '@hessa/contract/books/teach/delete-book';
import { and, eq } from 'drizzle-orm';
import type { AccountContext } from '../../../http/context.ts';
import type { InputOf, ResultOf } from '../../../http/handler.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { books } from '../books-table.ts';
import { toldBook } from './shop-book-row.ts';

export async function deleteBook(
  ctx: AccountContext,
  { params: { bookId } }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
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
}
