import { type RequestParts, type Route, toWire } from '@hessa/contract/client';
import { PAGE_SIZES } from '@hessa/rules/site/paging';
import { NOW } from './api/early-answers.ts';
import { type EarlyPage, ME } from './api/early-script.ts';
import { LOGIN_CHECK, loginCheckOf } from './features/auth/login-check-call.ts';
import { MY_COURSES } from './features/enrolment/my-courses/my-courses.ts';
import { COURSE_TREE } from './features/lessons/curriculum/course-reply.ts';

const CONTENT = 'GET /Student/contentlesson/{id}';

/**
 * What a signed-in page asks for as soon as its code runs. Its head asks already, while that code is on its way: on a
 * slow line the answers are there before it. A page that is not named here works the same, a round trip later.
 */
const PAGES: readonly EarlyPage[] = [
  {
    page: /^\/statistics\/?$/,
    reads: [
      read('GET /api/Student/GetStudentLessonsProgress/{userId}', { params: { userId: ME } }),
      read('GET /api/Student/GetStudentQuizzesProgress/{userId}', { params: { userId: ME } }),
    ],
  },
  {
    page: /^\/enrolled-courses\/?$/,
    reads: [read(MY_COURSES, { query: { studentId: ME, pagenumber: 1, pagesize: PAGE_SIZES.enrolledCoursesScreen } })],
  },
  {
    page: /^\/my-lectures\/?$/,
    reads: [read('GET /api/UnitCode/GetMyUnitCodes', { query: { pageNumber: 1, pageSize: PAGE_SIZES.units } })],
  },
  {
    page: /^\/course\/([1-9]\d*)\/curriculum\/?$/,
    reads: [read(COURSE_TREE, { query: { courseid: '$1', timestamp: NOW } })],
  },
  {
    page: /^\/course\/[1-9]\d*\/lesson\/([1-9]\d*)\/quiz\/?$/,
    reads: [read(CONTENT, { params: { id: '$1' } })],
  },
  {
    page: /^\/course\/([1-9]\d*)\/lesson\/([1-9]\d*)\/video\/?$/,
    reads: [read(CONTENT, { params: { id: '$2' } }), read(COURSE_TREE, { query: { courseid: '$1' } })],
  },
  {
    page: /^\/unit-viewer\/([1-9]\d*)\/?$/,
    reads: [read('GET /api/Course/tree-unit-with-progress', { query: { unitId: '$1' } })],
  },
];

/** The check of the login and the reads of the page at this address; null for a page that has none of its own. */
export function pageReads(pathname: string): EarlyPage | null {
  const found = PAGES.find(({ page }) => page.test(pathname));
  return found ? { page: found.page, reads: [read(LOGIN_CHECK, loginCheckOf(ME)), ...found.reads] } : null;
}

function read(route: Route, parts: RequestParts): string {
  return toWire(route, parts).url.replaceAll('%24', '$');
}
