import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { booksOfGradePath } from '@hessa/rules/pages/public-pages';
import { formatNumber } from '@hessa/rules/text/digits';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { booksPath } from '../features/books/books-path.ts';
import { BooksScreen } from '../features/books/books-screen.tsx';
import { booksStructuredData } from '../features/books/books-structured-data.ts';
import { loadShelf } from '../features/books/load-shelf.ts';
import { reloadShelf } from '../features/books/reload-shelf.ts';
import { pageMeta } from '../page-meta.ts';
import { usePageData } from '../site-data.ts';
import { StructuredData } from '../structured-data.tsx';
import type { Route } from './+types/books-of-grade.ts';

export function loader({ context, request, params }: Route.LoaderArgs) {
  return loadShelf({ context, request, word: params.grade });
}

export function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  return reloadShelf(params.grade, serverLoader);
}

export function meta(args: Route.MetaArgs) {
  const shelf = args.loaderData;
  if (shelf?.kind !== 'books') return pageMeta(args, { title: 'الكتب', indexed: false });
  const name = `كتب ${gradeLabel(shelf.grade, 'short')}`;
  return pageMeta(args, {
    title: shelf.page > 1 ? `${name}، صفحة ${formatNumber(shelf.page)}` : name,
    description: `كتب ومذكرات الإنجليزي لطلاب ${gradeLabel(shelf.grade)}: الأسعار، وإزاي تطلبها على واتساب.`,
    indexed: shelf.totalCount > 0,
    path: booksPath(shelf.grade, shelf.page),
  });
}

export default function BooksOfGrade({ loaderData: shelf }: Route.ComponentProps) {
  const page = usePageData();
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  const about = booksStructuredData(shelf);
  const { pathname, search } = useLocation();
  const turning = navigation.state === 'loading' && navigation.location.pathname.startsWith(booksOfGradePath());
  return (
    <>
      <BooksScreen
        shelf={shelf}
        digits={page?.site.settings.digits ?? 'arabic'}
        supportNumber={page?.contact?.whatsApp_Number ?? ''}
        loading={turning || revalidator.state === 'loading'}
        onRetry={() => void revalidator.revalidate()}
      />
      {/* Of the page that came from the server; a turned page has none. */}
      {about && <StructuredData key={pathname + search} data={about} />}
    </>
  );
}
