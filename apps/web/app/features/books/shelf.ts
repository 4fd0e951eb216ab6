import type { Reply } from '@hessa/contract/client';
import type { Grade } from '@hessa/rules/courses/grade';

export type ListedBook = Reply<'GET /api/Book/active/grade/{grade}'>['books'][number];

/** What the books page shows: a page of a grade's books, why there is none, or that no grade was named. */
export type Shelf =
  | {
      readonly kind: 'books';
      readonly grade: Grade;
      readonly books: readonly ListedBook[];
      readonly totalCount: number;
      readonly totalPages: number;
      readonly page: number;
    }
  | { readonly kind: 'failed'; readonly grade: Grade; readonly message: string }
  | { readonly kind: 'no-grade' };

/** Said when not even a refusal came back. */
export const SHELF_FAILED = 'مقدرناش نجيب الكتب. اتأكد من النت وجرّب تاني.';
