import { DEFAULT_PAGE, PAGE_SIZES, readPaging } from '@hessa/rules/site/paging';

export const MY_LECTURES_PATH = '/my-lectures';

export function myLecturesPath(page: number): string {
  return page === DEFAULT_PAGE ? MY_LECTURES_PATH : `${MY_LECTURES_PATH}?page=${page}`;
}

/** The page an address names; whatever is no page is the first. */
export function readPage(search: URLSearchParams): number {
  const paging = readPaging({ pageNumber: search.get('page') }, PAGE_SIZES.units);
  return paging.kind === 'paging' ? paging.pageNumber : DEFAULT_PAGE;
}
