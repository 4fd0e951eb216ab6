import { DesignScreen } from '../../features/development/design-screen.tsx';
import { pageMeta } from '../../page-meta.ts';

// No types are generated for a route that a live build does not have.
export function meta(args: Parameters<typeof pageMeta>[0]) {
  return pageMeta(args, { title: 'القطع كلها' });
}

export default function Design() {
  return <DesignScreen />;
}
