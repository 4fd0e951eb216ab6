import { SecondFactorScreen } from '../../features/auth/second-factor/second-factor-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/second-factor.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'خطوة تأكيد تانية' });
}

export default function SecondFactor() {
  return <SecondFactorScreen />;
}
