import { describe, expect, test } from 'vitest';
import { PAGE_SIZES, readPaging, totalPages } from './paging.ts';

describe('paging', () => {
  test.each([
    [{}, 1, 10, 0],
    [{ pageNumber: '3', pageSize: '8' }, 3, 8, 16],
    [{ pageNumber: '', pageSize: null }, 1, 10, 0],
    [{ pageNumber: '10000', pageSize: '50' }, 10000, 50, 499950],
  ])('%j asks for page %d of %d [CAT-09, LIM-13, T-G-8]', (query, pageNumber, pageSize, offset) => {
    expect(readPaging(query, 10)).toEqual({ kind: 'paging', pageNumber, pageSize, offset });
  });

  test.each([
    [{ pageNumber: '0' }, 'pageNumber'],
    [{ pageNumber: '-1' }, 'pageNumber'],
    [{ pageNumber: '10001' }, 'pageNumber'],
    [{ pageNumber: '1e2' }, 'pageNumber'],
    [{ pageNumber: '1.5' }, 'pageNumber'],
    [{ pageNumber: ' 1' }, 'pageNumber'],
    [{ pageNumber: '٣' }, 'pageNumber'],
    [{ pageSize: '0' }, 'pageSize'],
    [{ pageSize: '51' }, 'pageSize'],
    [{ pageSize: '1000000000' }, 'pageSize'],
    [{ pageSize: 'NaN' }, 'pageSize'],
  ] as const)('%j is refused for its %s [T-G-8]', (query, field) => {
    expect(readPaging(query, 10)).toEqual({ kind: 'invalid', field });
  });

  test.each([
    [0, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [17, 8, 3],
  ])('%d entries of %d a page make %d pages [CAT-13, BOOK-16]', (count, size, pages) => {
    expect(totalPages(count, size)).toBe(pages);
  });

  test('each list has its page size [CAT-08, BOOK-12, MYC-15, MYL-18, SESS-09, LIM-08, LIM-09, LIM-10, LIM-11, LIM-12]', () => {
    expect(PAGE_SIZES).toEqual({
      activeCourses: 10,
      enrolledCourses: 10,
      enrolledCoursesScreen: 9,
      sessionValidation: 1,
      units: 10,
      unitLessons: 10,
      books: 10,
      booksScreen: 8,
    });
  });
});
