import type { getShopBook as endpoint } from '@hessa/contract/books/teach/get-shop-book';
import { and, eq } from 'drizzle-orm';
import type { AccountContext } from '../../../http/context.ts';
import type { InputOf, ResultOf } from '../../../http/handler.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { books } from '../books-table.ts';
import { presentShopBook } from './shop-book-row.ts';

export async function getShopBook(
  ctx: AccountContext,
  { params: { bookId } }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
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
}
