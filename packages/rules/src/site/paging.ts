export const MAX_PAGE_SIZE = 50;
export const MAX_PAGE_NUMBER = 10_000;
export const DEFAULT_PAGE = 1;

/** How many a page holds on each list. */
export const PAGE_SIZES = {
  activeCourses: 10,
  enrolledCourses: 10,
  enrolledCoursesScreen: 9,
  sessionValidation: 1,
  units: 10,
  unitLessons: 10,
  books: 10,
  booksScreen: 8,
} as const;

export type Paging =
  | { readonly kind: 'paging'; readonly pageNumber: number; readonly pageSize: number; readonly offset: number }
  | { readonly kind: 'invalid'; readonly field: 'pageNumber' | 'pageSize' };

/** A whole number within the limit as it may stand in a query, without signs, exponents or leading zeros. */
function readWhole(text: string | null | undefined, fallback: number, max: number): number | null {
  if (text == null || text === '') return fallback;
  if (!/^[1-9][0-9]{0,5}$/.test(text)) return null;
  const value = Number(text);
  return value <= max ? value : null;
}

/** Page and size of a query; what is left out takes the list's own size, what is out of bounds is refused. */
export function readPaging(
  query: { readonly pageNumber?: string | null | undefined; readonly pageSize?: string | null | undefined },
  defaultSize: number,
): Paging {
  const pageNumber = readWhole(query.pageNumber, DEFAULT_PAGE, MAX_PAGE_NUMBER);
  if (pageNumber === null) return { kind: 'invalid', field: 'pageNumber' };
  const pageSize = readWhole(query.pageSize, defaultSize, MAX_PAGE_SIZE);
  if (pageSize === null) return { kind: 'invalid', field: 'pageSize' };
  return { kind: 'paging', pageNumber, pageSize, offset: (pageNumber - 1) * pageSize };
}

/** An empty list still has one page. */
export function totalPages(totalCount: number, pageSize: number): number {
  return Math.max(1, Math.ceil(totalCount / pageSize));
}
