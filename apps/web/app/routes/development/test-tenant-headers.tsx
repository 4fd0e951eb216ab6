import { TenantHeaderTest } from '../../features/development/tenant-header-test.tsx';
import { pageMeta } from '../../page-meta.ts';

// No types are generated for a route that a live build does not have.
export function meta(args: Parameters<typeof pageMeta>[0]) {
  return pageMeta(args, { title: 'تجربة ترويسات المنصة' });
}

export default function TestTenantHeaders() {
  return <TenantHeaderTest />;
}
