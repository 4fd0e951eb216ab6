import { BeingBuilt } from '../features/site/being-built.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/test-refresh-token.ts';

const TITLE = 'تجربة تجديد الدخول';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: TITLE, indexed: false });
}

export default function TestRefreshToken() {
  return <BeingBuilt title={TITLE} />;
}
