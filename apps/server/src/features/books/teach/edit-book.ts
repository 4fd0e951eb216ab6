import { editBook as endpoint } from '@hessa/contract/books/teach/edit-book';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { changedFields } from '../../../platform/audit/changed-fields.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { books } from '../books-table.ts';
import { presentShopBook, shopBookRow, toldBook } from './shop-book-row.ts';

export const editBook = handle(endpoint, async (ctx, { params: { bookId }, body: { version, book } }) => {
  const { id: tenantId } = ctx.tenant;
  const isIt = and(eq(books.tenantId, tenantId), eq(books.id, bookId));
  return ctx.withTenant(async (tx) => {
    const [row] = await tx.select().from(books).where(isIt).for('update');
    if (!row) throw new DomainError('book.not_found');
    if (row.version !== version) throw new DomainError('teach.changed_meanwhile');
    const after = { ...row, ...shopBookRow(tenantId, book, row.imagePath) };
    const changed = changedFields(toldBook(row), toldBook(after));
    if (!changed) return { data: presentShopBook(row) };
    const next = { ...after, version: version + 1 };
    const { id: _, tenantId: __, ...columns } = next;
    await tx.update(books).set(columns).where(isIt);
    const details = { book: bookId, ...changed };
    await recordEvent(tx, ctx, { kind: 'book.edited', actorId: ctx.account.id, details });
    return { data: presentShopBook(next) };
  });
});
