import { BeingBuilt } from '../features/site/being-built.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/parent-monitoring.ts';

const TITLE = 'متابعة ولي الأمر';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: TITLE, indexed: false });
}

export default function ParentMonitoring() {
  return <BeingBuilt title={TITLE} />;
}
