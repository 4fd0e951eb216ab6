import { ShopScreen } from '../../features/books/teach/shop-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { NotAllowedScreen } from '../../teach-shell/frame/not-allowed-screen.tsx';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/books.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'الكتب' });
}

export default function TeachBooks() {
  const { digits, isTeacher } = useConsole();
  return isTeacher ? <ShopScreen digits={digits} /> : <NotAllowedScreen />;
}
