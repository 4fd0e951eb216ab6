import { myLecturesPath } from '@hessa/rules/pages/student-pages';
import { DEFAULT_PAGE, PAGE_SIZES, readPaging } from '@hessa/rules/site/paging';

export function lecturesPagePath(page: number): string {
  return page === DEFAULT_PAGE ? myLecturesPath() : `${myLecturesPath()}?page=${page}`;
}

/** The page an address names; whatever is no page is the first. */
export function readPage(search: URLSearchParams): number {
  const paging = readPaging({ pageNumber: search.get('page') }, PAGE_SIZES.units);
  return paging.kind === 'paging' ? paging.pageNumber : DEFAULT_PAGE;
}
