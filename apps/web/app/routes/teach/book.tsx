import { BookScreen, NewBookScreen } from '../../features/books/teach/book-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { usePageData } from '../../site-data.ts';
import { NotAllowedScreen } from '../../teach-shell/frame/not-allowed-screen.tsx';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/book.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'كتاب' });
}

export default function TeachBook({ params: { bookId } }: Route.ComponentProps) {
  const { digits, isTeacher } = useConsole();
  const supportNumber = usePageData()?.contact?.whatsApp_Number ?? '';
  if (!isTeacher) return <NotAllowedScreen />;
  if (bookId === 'new') return <NewBookScreen digits={digits} supportNumber={supportNumber} />;
  return <BookScreen key={bookId} bookId={bookId} digits={digits} supportNumber={supportNumber} />;
}
