import { listShopBooks as endpoint } from '@hessa/contract/books/teach/list-shop-books';
import { pageOf } from '@hessa/contract/paging';
import { and, count, desc, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { books } from '../books-table.ts';
import { presentShopBook } from './shop-book-row.ts';

export const listShopBooks = handle(endpoint, async (ctx, { query }) => {
  const { page, size } = pageOf(query, 20);
  const wanted = and(eq(books.tenantId, ctx.tenant.id), query.grade ? eq(books.grade, query.grade) : undefined);
  return ctx.withTenant(async (tx) => {
    const rows = await tx
      .select()
      .from(books)
      .where(wanted)
      .orderBy(desc(books.id))
      .limit(size)
      .offset((page - 1) * size);
    const [total] = await tx.select({ count: count() }).from(books).where(wanted);
    return { data: { totalCount: total?.count ?? 0, books: rows.map(presentShopBook) } };
  }, 'read');
});
