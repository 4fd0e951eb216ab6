import type { getBook as endpoint } from '@hessa/contract/books/get-book';
import { and, eq } from 'drizzle-orm';
import type { PublicContext } from '../../http/context.ts';
import type { InputOf, ResultOf } from '../../http/handler.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { books } from './books-table.ts';
import { presentBook } from './present-book.ts';

export async function getBook(
  ctx: PublicContext,
  { params }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
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
}
