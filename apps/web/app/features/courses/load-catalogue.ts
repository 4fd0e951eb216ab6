import { requestedGrade } from '@hessa/rules/courses/grade';
import { PAGE_SIZES, readPaging } from '@hessa/rules/site/paging';
import { data, type RouterContextProvider, replace } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { serverCall } from '../../api/server-call.ts';
import type { Catalogue } from './catalogue.ts';
import { cataloguePath } from './catalogue-path.ts';

interface Asked {
  context: Readonly<RouterContextProvider>;
  request: Request;
  /** The grade as the address spells it. */
  word: string;
}

/** One page of a grade's courses, on the server. A failure is part of the page, which offers to try again. */
export async function loadCatalogue({ context, request, word }: Asked) {
  const asked = requestedGrade(word);
  if (asked.kind === 'missing') throw replace(cataloguePath('Secondary1'));
  if (asked.kind === 'unknown') return data<Catalogue>({ kind: 'unknown-grade' }, { status: 404 });
  const { grade } = asked;
  const paging = readPaging(
    { pageNumber: new URL(request.url).searchParams.get('page') },
    PAGE_SIZES.activeCourses,
  );
  if (paging.kind === 'invalid') throw replace(cataloguePath(grade));
  try {
    const list = (
      await serverCall(context, 'GET /AdminStudent/CourseActive', {
        query: { grade, pagenumber: paging.pageNumber, pagesize: paging.pageSize },
      })
    ).data;
    // An address past the last page, as an old link may be.
    if (paging.pageNumber > list.totalPages) throw replace(cataloguePath(grade, list.totalPages));
    const { courses, totalCount, totalPages } = list;
    return data<Catalogue>({ kind: 'courses', grade, courses, totalCount, totalPages, page: paging.pageNumber });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) {
      return data<Catalogue>({ kind: 'courses', grade, courses: [], totalCount: 0, totalPages: 1, page: 1 });
    }
    return data<Catalogue>({ kind: 'failed', grade, message: error.messageAr }, { status: error.status || 503 });
  }
}
