import { RedeemScreen } from '../features/codes/redeem-screen.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/type-code.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'فعّل الكود' });
}

export default function TypeCode() {
  return <RedeemScreen code="" />;
}
