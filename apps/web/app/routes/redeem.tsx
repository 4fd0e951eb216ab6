import { RedeemScreen } from '../features/codes/redeem-screen.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/redeem.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'فعّل الكود' });
}

export default function Redeem({ params }: Route.ComponentProps) {
  return <RedeemScreen key={params.code} code={params.code.slice(0, LONGEST)} />;
}

/** The code field takes no more, and no card has as much. */
const LONGEST = 32;
