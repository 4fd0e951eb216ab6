import { requestedGrade } from '@hessa/rules/courses/grade';
import { PAGE_SIZES, readPaging } from '@hessa/rules/site/paging';
import { data, type RouterContextProvider, replace } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { serverCall } from '../../api/server-call.ts';
import { booksPath } from './books-path.ts';
import type { Shelf } from './shelf.ts';

interface Asked {
  context: Readonly<RouterContextProvider>;
  request: Request;
  /** The grade as the address spells it, in English or Arabic; undefined when it names none. */
  word: string | undefined;
}

/** One page of a grade's books, on the server. A failure is part of the page, which offers to try again. */
export async function loadShelf({ context, request, word }: Asked) {
  const asked = requestedGrade(word);
  if (asked.kind !== 'known') return data<Shelf>({ kind: 'no-grade' }, { status: 404 });
  const { grade } = asked;
  const paging = readPaging({ pageNumber: new URL(request.url).searchParams.get('page') }, PAGE_SIZES.booksScreen);
  if (paging.kind === 'invalid') throw replace(booksPath(grade));
  const { pageNumber, pageSize } = paging;
  try {
    const { books, totalCount, totalPages } = await serverCall(context, 'GET /api/Book/active/grade/{grade}', {
      params: { grade },
      query: { pageNumber, pageSize },
    });
    // An address past the last page, as an old link may be.
    if (pageNumber > totalPages) throw replace(booksPath(grade, totalPages));
    return data<Shelf>({ kind: 'books', grade, books, totalCount, totalPages, page: pageNumber });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data<Shelf>({ kind: 'failed', grade, message: error.messageAr }, { status: error.status || 503 });
  }
}
