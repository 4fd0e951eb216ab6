import { getBook as endpoint } from '@hessa/contract/books/get-book';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { books } from './books-table.ts';
import { presentBook } from './present-book.ts';

export const getBook = handle(endpoint, async (ctx, { params }) => {
  const [row] = await ctx.withTenant(
    (tx) =>
      tx
        .select()
        .from(books)
        .where(and(eq(books.tenantId, ctx.tenant.id), eq(books.id, params.id), eq(books.active, true))),
    'read',
  );
  if (!row) throw new DomainError('book.not_found');
  return { book: presentBook(row) };
});
