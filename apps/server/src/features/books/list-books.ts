import { listBooks as endpoint } from '@hessa/contract/books/list-books';
import { listBooksOfGrade as ofGradeEndpoint } from '@hessa/contract/books/list-books-of-grade';
import { pageOf } from '@hessa/contract/paging';
import { type Grade, gradeFromText } from '@hessa/rules/courses/grade';
import { PAGE_SIZES, totalPages } from '@hessa/rules/site/paging';
import { and, asc, count, eq } from 'drizzle-orm';
import type { PublicContext } from '../../calls/context.ts';
import { handle } from '../../calls/handle.ts';
import { books } from './books-table.ts';
import { presentBook } from './present-book.ts';

type Page = { page: number; size: number };

export const listBooks = handle(endpoint, (ctx, { query }) => {
  return pageOfBooks(ctx, pageOf(query, PAGE_SIZES.books), undefined);
});

export const listBooksOfGrade = handle(ofGradeEndpoint, async (ctx, { params, query }) => {
  const page = pageOf(query, PAGE_SIZES.books);
  const grade = gradeFromText(params.grade);
  if (!grade) return { books: [], totalCount: 0, totalPages: totalPages(0, page.size), currentPage: page.page };
  return pageOfBooks(ctx, page, grade);
});

async function pageOfBooks(ctx: PublicContext, { page, size }: Page, grade: Grade | undefined) {
  const onSale = and(
    eq(books.tenantId, ctx.tenant.id),
    eq(books.active, true),
    grade ? eq(books.grade, grade) : undefined,
  );
  const [rows, [total]] = await ctx.withTenant(
    (tx) =>
      Promise.all([
        tx
          .select()
          .from(books)
          .where(onSale)
          .orderBy(asc(books.id))
          .limit(size)
          .offset((page - 1) * size),
        tx.select({ count: count() }).from(books).where(onSale),
      ]),
    'read',
  );
  const totalCount = total?.count ?? 0;
  return {
    books: rows.map(presentBook),
    totalCount,
    totalPages: totalPages(totalCount, size),
    currentPage: page,
  };
}
