import { useSearchParams } from 'react-router';
import { ClaimOwnershipScreen } from '../../features/team/claim-ownership-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/claim-ownership.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'حساب صاحب المنصة' });
}

export default function ClaimOwnership() {
  const [search] = useSearchParams();
  return <ClaimOwnershipScreen claim={search.get('claim') ?? ''} />;
}
