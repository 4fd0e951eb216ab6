import { pageMeta } from '../../page-meta.ts';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';
import type { Route } from './+types/missing.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'الصفحة مش موجودة' });
}

export default function TeachMissing() {
  return <NotFoundScreen />;
}
