import type { shopBook, writtenBook } from '@hessa/contract/books/teach/shop-book';
import { isOwnMediaPath } from '@hessa/rules/courses/own-media-path';
import { piastresFromPounds } from '@hessa/rules/courses/price';
import type { z } from 'zod';
import { DomainError } from '../../../errors/domain-error.ts';
import type { books } from '../books-table.ts';
import { presentBook } from '../present-book.ts';

type Row = typeof books.$inferSelect;

export function presentShopBook(row: Row): z.input<typeof shopBook> {
  return { ...presentBook(row), active: row.active, version: row.version };
}

/** A written book as its row; a picture must be one of the tenant's own files, or the one that is there already. */
export function shopBookRow(tenantId: string, written: z.output<typeof writtenBook>, knownImage: string | null = null) {
  const { price, ...fields } = written;
  const { imagePath } = fields;
  const isKnown = imagePath === null || imagePath === knownImage;
  if (!isKnown && !isOwnMediaPath(imagePath, tenantId)) throw new DomainError('teach.picture_foreign');
  return { ...fields, level: fields.level || null, pricePiastres: piastresFromPounds(price) ?? 0 };
}

/** What the trail tells of a book. */
export function toldBook({ tenantId: _, id: __, version: ___, requestKey: ____, ...told }: Row) {
  return told;
}
