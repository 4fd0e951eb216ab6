import { getShopBook as endpoint } from '@hessa/contract/books/teach/get-shop-book';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { books } from '../books-table.ts';
import { presentShopBook } from './shop-book-row.ts';

export const getShopBook = handle(endpoint, async (ctx, { params: { bookId } }) => {
  const [row] = await ctx.withTenant(
    (tx) =>
      tx
        .select()
        .from(books)
        .where(and(eq(books.tenantId, ctx.tenant.id), eq(books.id, bookId))),
    'read',
  );
  if (!row) throw new DomainError('book.not_found');
  return { data: presentShopBook(row) };
});
