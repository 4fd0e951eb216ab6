import { describe, expect, test } from 'vitest';
import { pagerItems, showsPager, unitsPagerPages } from './pager.ts';

describe('pagers', () => {
  test.each([
    [1, 0, []],
    [1, 1, [1]],
    [2, 4, [1, 2, 3, 4]],
    [3, 5, [1, 2, 3, 4, 5]],
  ])('page %d of %d shows every page [BOOK-18, LIM-14]', (current, total, items) => {
    expect(pagerItems(current, total)).toEqual(items);
  });

  test.each([
    [1, 6, [1, 2, 3, 4, 'ellipsis', 6]],
    [3, 6, [1, 2, 3, 4, 'ellipsis', 6]],
    [4, 6, [1, 'ellipsis', 3, 4, 5, 6]],
    [6, 6, [1, 'ellipsis', 3, 4, 5, 6]],
    [4, 7, [1, 'ellipsis', 3, 4, 5, 'ellipsis', 7]],
    [6, 12, [1, 'ellipsis', 5, 6, 7, 'ellipsis', 12]],
    [12, 12, [1, 'ellipsis', 9, 10, 11, 12]],
  ])('page %d of %d shows %j [BOOK-19]', (current, total, items) => {
    expect(pagerItems(current, total)).toEqual(items);
  });

  test('every pager holds the first, the last, the current page and its neighbours, in order [BOOK-19]', () => {
    for (let total = 6; total <= 40; total += 1) {
      for (let current = 1; current <= total; current += 1) {
        const items = pagerItems(current, total);
        const pages = items.filter((item) => item !== 'ellipsis');
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
        for (const page of [1, current - 1, current, current + 1, total]) {
          if (page >= 1 && page <= total) expect(pages, `page ${current} of ${total}`).toContain(page);
        }
        expect(items, `page ${current} of ${total}`).toContain('ellipsis');
        items.forEach((item, at) => {
          const gap = Number(items[at + 1]) - Number(items[at - 1]);
          if (item === 'ellipsis') expect(gap, `page ${current} of ${total}`).toBeGreaterThan(1);
        });
      }
    }
  });

  test('the units pager always shows pages 1 to 5, and no dead buttons [MYL-17, LIM-15]', () => {
    expect(unitsPagerPages(9)).toEqual([1, 2, 3, 4, 5]);
    expect(unitsPagerPages(3)).toEqual([1, 2, 3]);
    expect(unitsPagerPages(0)).toEqual([]);
  });

  test('one page needs no pager [CAT-03, CAT-04, MYC-13, MYC-14]', () => {
    expect([0, 1, 2].map(showsPager)).toEqual([false, false, true]);
  });
});
