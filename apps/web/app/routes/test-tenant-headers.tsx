import { BeingBuilt } from '../features/site/being-built.tsx';
import { pageMeta } from '../page-meta.ts';

const TITLE = 'تجربة ترويسات المنصة';

// No types are generated for a route that a live build does not have.
export function meta(args: Parameters<typeof pageMeta>[0]) {
  return pageMeta(args, { title: TITLE, indexed: false });
}

export default function TestTenantHeaders() {
  return <BeingBuilt title={TITLE} />;
}
