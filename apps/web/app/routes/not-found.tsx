import { data } from 'react-router';
import { pageMeta } from '../page-meta.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import type { Route } from './+types/not-found.ts';

export function loader() {
  return data(null, { status: 404 });
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'الصفحة مش موجودة' });
}

export default function NotFound() {
  return (
    <div className="wrap">
      <NotFoundScreen />
    </div>
  );
}
