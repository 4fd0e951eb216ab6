const PAGES_SHOWN_IN_FULL = 5;

export type PagerItem = number | 'ellipsis';

/** All pages at five or fewer; beyond that the first, the last and the neighbours of the current, with ellipses. */
export function pagerItems(current: number, total: number): PagerItem[] {
  if (total <= PAGES_SHOWN_IN_FULL) return pagesFrom(1, total);
  const from = Math.max(2, Math.min(current - 1, total - 3));
  const to = Math.min(total - 1, Math.max(current + 1, 4));
  const items: PagerItem[] = [1];
  if (from > 2) items.push('ellipsis');
  items.push(...pagesFrom(from, to));
  if (to < total - 1) items.push('ellipsis');
  items.push(total);
  return items;
}

/** My lectures always number the first pages; later ones are reached with next. */
export function unitsPagerPages(total: number): number[] {
  return pagesFrom(1, Math.min(PAGES_SHOWN_IN_FULL, total));
}

function pagesFrom(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}

export function showsPager(totalPages: number): boolean {
  return totalPages > 1;
}
