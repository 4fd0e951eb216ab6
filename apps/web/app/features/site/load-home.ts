import type { RouterContextProvider } from 'react-router';
import { serverCall } from '../../api/server-call.ts';
import { BOOK_GRADES, type BookCounts } from './home/books-pile.tsx';

type Context = Readonly<RouterContextProvider>;

/** More would make the board longer than the books beside it. */
const HONOURED_AT_MOST = 5;

/** What the landing page needs beyond what every page has. A number that nobody can tell is left out, never an error. */
export async function loadHome(context: Context) {
  const [site, bookCounts, honoured] = await Promise.all([
    serverCall(context, 'GET /api/Site'),
    countBooks(context),
    // Only how many: the names come when the reader does. Nobody to honour means no board at all.
    serverCall(context, 'GET /api/Student/top-students', { query: { count: HONOURED_AT_MOST } }).then(
      ({ data }) => data.length,
      () => 0,
    ),
  ]);
  return { profile: site.data.profile, bookCounts, honoured };
}

async function countBooks(context: Context): Promise<BookCounts> {
  const counts = await Promise.all(
    BOOK_GRADES.map((grade) =>
      serverCall(context, 'GET /api/Book/active/grade/{grade}', { params: { grade }, query: { pageSize: 1 } }).then(
        ({ totalCount }) => totalCount,
        () => null,
      ),
    ),
  );
  return Object.fromEntries(BOOK_GRADES.map((grade, at) => [grade, counts[at] ?? null])) as unknown as BookCounts;
}
