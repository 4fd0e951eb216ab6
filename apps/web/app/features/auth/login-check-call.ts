import { PAGE_SIZES } from '@hessa/rules/site/paging';

/** What a restored login is checked with: the specification asks for the first of the student's courses. */
export const LOGIN_CHECK = 'GET /Student/Student-Enrolled-Courses';

export function loginCheckOf(studentId: string) {
  return { query: { studentId, pagenumber: 1, pagesize: PAGE_SIZES.sessionValidation } };
}
