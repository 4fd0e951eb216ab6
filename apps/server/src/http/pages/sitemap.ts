import { GRADES, type Grade } from '@hessa/rules/courses/grade';
import { gradePathWord } from '@hessa/rules/courses/grade-words';
import { allPages } from '@hessa/rules/pages/all-pages';
import { booksOfGradePath, coursePath, coursesOfGradePath } from '@hessa/rules/pages/public-pages';
import { MAX_PAGE_SIZE } from '@hessa/rules/site/paging';
import type { inProcessApi } from './in-process-api.ts';
import { readApi } from './read-api.ts';

type ApiFetch = ReturnType<typeof inProcessApi>;

/** The protocol's own bound is 50,000 addresses a file; no teacher has a hundredth of it. */
const MOST_COURSE_PAGES = 200;

const ALWAYS_LISTED = allPages.filter(({ search }) => search === 'listed').map(({ address }) => address.pattern);

/** Every page of a tenant that search engines may show: grades with something in them, and each course on sale. */
export async function sitemap(siteUrl: string, apiFetch: ApiFetch): Promise<string> {
  const grades = await Promise.all(GRADES.map((grade) => pathsOfGrade(apiFetch, grade)));
  const paths = [...ALWAYS_LISTED, ...grades.flat()];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${siteUrl}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

async function pathsOfGrade(apiFetch: ApiFetch, grade: Grade): Promise<string[]> {
  const word = { grade: gradePathWord(grade) };
  const [courses, books] = await Promise.all([
    coursesOf(apiFetch, grade),
    readApi(apiFetch, 'GET /api/Book/active/grade/{grade}', { params: { grade }, query: { pageSize: 1 } }),
  ]);
  return [
    // An empty list asks search engines itself to leave it out.
    ...(courses.length > 0 ? [coursesOfGradePath(word)] : []),
    ...(books.totalCount > 0 ? [booksOfGradePath(word)] : []),
    ...courses.map((id) => coursePath({ course: id })),
  ];
}

async function coursesOf(apiFetch: ApiFetch, grade: Grade): Promise<number[]> {
  const ids: number[] = [];
  let pages = 1;
  for (let page = 1; page <= Math.min(pages, MOST_COURSE_PAGES); page += 1) {
    const query = { grade, pagenumber: page, pagesize: MAX_PAGE_SIZE };
    const { data } = await readApi(apiFetch, 'GET /AdminStudent/CourseActive', { query });
    ids.push(...data.courses.map(({ id }) => id));
    pages = data.totalPages;
  }
  return ids;
}
