import { gradeLabel } from '@hessa/rules/courses/grade-words';
import type { Shelf } from './shelf.ts';

/** The page's books as search engines read them; null when there is none to tell of. */
export function booksStructuredData(shelf: Shelf): Record<string, unknown> | null {
  if (shelf.kind !== 'books' || shelf.books.length === 0) return null;
  return {
    '@type': 'ItemList',
    numberOfItems: shelf.books.length,
    itemListElement: shelf.books.map((book, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      item: {
        '@type': 'Book',
        name: book.title,
        ...(book.titleLatin ? { alternateName: book.titleLatin } : {}),
        ...(book.description ? { description: book.description } : {}),
        inLanguage: 'ar',
        educationalLevel: gradeLabel(book.grade),
        offers: {
          '@type': 'Offer',
          price: book.price,
          priceCurrency: 'EGP',
          availability: 'https://schema.org/InStock',
        },
      },
    })),
  };
}
