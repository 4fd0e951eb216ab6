import { BeingBuilt } from '../features/site/being-built.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/statistics.ts';

const TITLE = 'إحصائياتي';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: TITLE, indexed: false });
}

export default function Statistics() {
  return <BeingBuilt title={TITLE} />;
}
