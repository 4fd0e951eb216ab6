import type { TestPlatform } from '../../testing/test-platform.ts';
import { books } from './books-table.ts';

/** A tenant of its own that sells exactly these books, so that no test counts another's. */
export async function shopWith(platform: TestPlatform, ...wanted: Partial<typeof books.$inferInsert>[]) {
  const tenantId = await platform.makeTenant();
  const ids = await platform.withTenant(tenantId, async (tx) => {
    const made: number[] = [];
    for (const book of wanted) {
      const values = { tenantId, title: 'Book', grade: 'Secondary1' as const, pricePiastres: 5000, ...book };
      const [row] = await tx.insert(books).values(values).returning({ id: books.id });
      made.push(row?.id ?? 0);
    }
    return made;
  });
  return { ids, guest: platform.client(tenantId) };
}
