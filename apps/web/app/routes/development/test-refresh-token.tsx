import { RefreshTokenTest } from '../../features/development/refresh-token-test.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/test-refresh-token.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'تجربة تجديد الدخول' });
}

export default function TestRefreshToken() {
  return <RefreshTokenTest />;
}
