import { DEFAULT_GRADE, type Grade, requestedGrade } from '@hessa/rules/courses/grade';
import { PAGE_SIZES, readPaging } from '@hessa/rules/site/paging';
import { data, type RouterContextProvider, replace } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { serverCall } from '../../api/server-call.ts';
import { type Catalogue, type CoursesOfPage, NO_COURSES } from './catalogue.ts';
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
  if (asked.kind === 'missing') throw replace(cataloguePath(DEFAULT_GRADE));
  if (asked.kind === 'unknown') return data<Catalogue>({ kind: 'unknown-grade' }, { status: 404 });
  const { grade } = asked;
  const { searchParams } = new URL(request.url);
  const paging = readPaging({ pageNumber: searchParams.get('page') }, PAGE_SIZES.activeCourses);
  if (paging.kind === 'invalid') throw replace(cataloguePath(grade));
  try {
    const shown = await coursesOfPage(context, grade, paging.pageNumber);
    // An address past the last page, as an old link may be.
    if (paging.pageNumber > shown.totalPages) throw replace(cataloguePath(grade, shown.totalPages));
    return data<Catalogue>({ kind: 'courses', grade, ...shown });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data<Catalogue>({ kind: 'failed', grade, message: error.messageAr }, { status: error.status || 503 });
  }
}

async function coursesOfPage(context: Asked['context'], grade: Grade, page: number): Promise<CoursesOfPage> {
  try {
    const { data: list } = await serverCall(context, 'GET /AdminStudent/CourseActive', {
      query: { grade, pagenumber: page, pagesize: PAGE_SIZES.activeCourses },
    });
    return { courses: list.courses, totalCount: list.totalCount, totalPages: list.totalPages, page };
  } catch (error) {
    // The specification's other way to say that a grade has no courses.
    if (error instanceof ApiError && error.status === 404) return NO_COURSES;
    throw error;
  }
}
